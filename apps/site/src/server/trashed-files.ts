/** Says whether a file of the library lies in the trash. */
export type IsTrashedFile = (name: string) => Promise<boolean>

/**
 * Looks up files that lie in the trash. Their names are read once for each revision of the content, which moves into the
 * trash and out of it raise.
 */
export function createTrashedFiles(options: {
  readonly revision: () => Promise<string>
  readonly names: () => Promise<ReadonlySet<string>>
}): IsTrashedFile {
  let read: { readonly revision: string; readonly names: Promise<ReadonlySet<string>> } | undefined
  return async (name) => {
    const revision = await options.revision()
    if (read?.revision !== revision) {
      const reading = { revision, names: options.names() }
      read = reading
      reading.names.catch(() => {
        // A failed reading must not be remembered.
        if (read === reading) read = undefined
      })
    }
    return (await read.names).has(name)
  }
}
