/** A folder or a tag, and how many files it has. A folder counts what is in it, not what is in its folders. */
export interface Shelf {
  readonly name: string
  readonly count: number
}

/** Folders and tags of the library, by their names. */
export interface Shelves {
  /** Paths, those above a folder before it. */
  readonly folders: readonly Shelf[]
  readonly tags: readonly Shelf[]
}

interface Described {
  readonly folder?: string | null
  readonly tags?: readonly string[] | null
}

/** Counts the folders and tags of files. A folder that has only folders in it is one, too. */
export function countShelves(files: readonly Described[]): Shelves {
  const folders = new Map<string, number>()
  const tags = new Map<string, number>()
  for (const { folder, tags: own } of files) {
    if (folder) {
      for (const above of pathsAbove(folder)) folders.set(above, folders.get(above) ?? 0)
      folders.set(folder, (folders.get(folder) ?? 0) + 1)
    }
    for (const tag of own ?? []) tags.set(tag, (tags.get(tag) ?? 0) + 1)
  }
  return { folders: sorted(folders), tags: sorted(tags) }
}

/** Paths of the folders in which a folder stands: of `a/b/c` they are `a` and `a/b`. */
export function pathsAbove(folder: string): readonly string[] {
  const names = folder.split('/')
  return names.slice(1).map((_, index) => names.slice(0, index + 1).join('/'))
}

function sorted(counts: ReadonlyMap<string, number>): readonly Shelf[] {
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en', { sensitivity: 'base', numeric: true }))
}
