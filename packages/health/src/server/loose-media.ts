import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { mediaTypeOf } from '@vitrine/content/media'
import { looseFiles } from '../core/loose-files.ts'

/** Milliseconds that an upload, or its way into a bucket, may take: younger files may still get their record. */
const UNDER_WAY_MS = 24 * 60 * 60 * 1_000

/**
 * Finds files in the folder of the library that belong to nothing in it. What visitors could not ask for is left alone.
 *
 * @param folder Absolute path. One that is not there has none.
 * @param recorded Reads the names that the library knows; called after the folder was read, so that a new file is known.
 */
export async function looseMedia(
  folder: string,
  { recorded, now }: { readonly recorded: () => Promise<readonly string[]>; readonly now: Date },
): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const names = entries
    .filter((entry) => entry.isFile() && mediaTypeOf(entry.name) !== undefined)
    .map(({ name }) => name)
  if (names.length === 0) return []
  const loose: string[] = []
  for (const name of looseFiles(names, await recorded())) {
    const found = await stat(join(folder, name)).catch(() => undefined)
    if (found && now.getTime() - found.mtimeMs > UNDER_WAY_MS) loose.push(name)
  }
  return loose
}
