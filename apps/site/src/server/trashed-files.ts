/** Says whether a file of the library lies in the trash. */
export type IsTrashedFile = (name: string) => Promise<boolean>

/**
 * Looks up files that lie in the trash. Their names are read once for each revision of the content, which moves into the
 * trash and out of it raise. While they cannot be read, what was read last holds: pages that are kept need their files.
 */
export function createTrashedFiles(options: {
  readonly revision: () => Promise<string>
  readonly names: () => Promise<ReadonlySet<string>>
}): IsTrashedFile {
  let known: ReadonlySet<string> = new Set()
  let read: { readonly revision: string; readonly names: Promise<ReadonlySet<string>> } | undefined

  const names = async () => {
    const revision = await options.revision()
    if (read?.revision !== revision) read = { revision, names: options.names() }
    return read.names
  }
  return async (name) => {
    try {
      known = await names()
    } catch {
      // A failed reading must not be remembered.
      read = undefined
    }
    return known.has(name)
  }
}
