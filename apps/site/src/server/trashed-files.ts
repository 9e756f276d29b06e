import type { ContentCache } from '@vitrine/content/cache'

/** Says whether a file of the library lies in the trash. */
export type IsTrashedFile = (name: string) => Promise<boolean>

/**
 * Looks up files that lie in the trash. Their names are read again after a change of the library. While they cannot be read,
 * what was read last holds: pages that are cached need their files.
 */
export function createTrashedFiles(options: {
  readonly content: ContentCache
  readonly names: () => Promise<ReadonlySet<string>>
}): IsTrashedFile {
  const remembered = options.content.remember<ReadonlySet<string>>({ limit: 1 })
  let known: ReadonlySet<string> = new Set()
  return async (name) => {
    try {
      known = await remembered.get('names', options.names)
    } catch {
      // Pages ask the same database, and report what is wrong with it.
    }
    return known.has(name)
  }
}
