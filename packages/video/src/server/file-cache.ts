import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A file of the cache. */
export interface CachedFile {
  readonly body: Buffer
  readonly writtenAt: Date
}

/** Files in a folder that can all be fetched again: the oldest are removed when there are too many. */
export interface FileCache {
  /** Undefined if there is no such file. */
  read(name: string): Promise<CachedFile | undefined>
  /** Writes one file after another, each under its name. */
  write(files: Iterable<readonly [name: string, body: Buffer | string]>): Promise<void>
}

/**
 * Several processes may use the folder at once.
 *
 * @param limits.maxFiles The oldest beyond it are removed, as are those beyond `maxBytes`.
 */
export function createFileCache(
  folder: string,
  limits: { readonly maxFiles: number; readonly maxBytes: number },
): FileCache {
  return {
    async read(name) {
      try {
        const path = join(folder, name)
        const [body, { mtime }] = await Promise.all([readFile(path), stat(path)])
        return { body, writtenAt: mtime }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },
    async write(files) {
      await mkdir(folder, { recursive: true })
      for (const [name, body] of files) {
        // Renamed when complete: a reader gets the old file or the new one, never half of one.
        const unfinished = join(folder, `.${randomUUID()}`)
        await writeFile(unfinished, body)
        await rename(unfinished, join(folder, name))
      }
      await thinOut(folder, limits)
    },
  }
}

async function thinOut(folder: string, { maxFiles, maxBytes }: { maxFiles: number; maxBytes: number }): Promise<void> {
  const names = await readdir(folder)
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      // Another process may have been quicker.
      const { size, mtimeMs } = await stat(path).catch(() => ({ size: 0, mtimeMs: 0 }))
      return { path, size, mtimeMs }
    }),
  )
  let bytes = 0
  const newestFirst = files.sort((a, b) => b.mtimeMs - a.mtimeMs)
  const tooMany = newestFirst.filter(({ size }, index) => {
    bytes += size
    return index >= maxFiles || bytes > maxBytes
  })
  await Promise.all(tooMany.map(({ path }) => rm(path, { force: true })))
}
