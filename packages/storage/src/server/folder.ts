import { createReadStream } from 'node:fs'
import { mkdir, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { parseByteRange } from '../core/byte-range.ts'
import { fileName } from '../core/file-name.ts'
import type { FileStore } from './file-store.ts'

/**
 * Opens a folder as a place for files. It is made with the first file.
 *
 * @param options.isPrivate True if no other account of the machine may read what is written.
 */
export function openFolder(folder: string, { isPrivate = false } = {}): FileStore {
  const modes = isPrivate ? ({ folder: 0o700, file: 0o600 } as const) : ({ folder: 0o755, file: 0o644 } as const)
  const pathOf = (name: string) => (fileName(name) === undefined ? undefined : join(folder, name))
  return {
    async read(name, { range } = {}) {
      const path = pathOf(name)
      if (path === undefined) return undefined
      const found = await stat(path).catch(() => undefined)
      if (!found?.isFile()) return undefined
      const etag = `"${found.size.toString(16)}-${Math.round(found.mtimeMs).toString(16)}"`
      const part = parseByteRange(range, found.size)
      if (!part) return { content: createReadStream(path), length: found.size, etag, range: undefined }
      const { first, last } = part
      const content = createReadStream(path, { start: first, end: last })
      return { content, length: last - first + 1, etag, range: `bytes ${first}-${last}/${found.size}` }
    },
    async write(name, content) {
      const path = pathOf(name)
      if (!path) throw new Error(`"${name}" is no name of a file.`)
      await mkdir(dirname(path), { recursive: true, mode: modes.folder })
      // Renamed when complete: a reader finds a whole file or none.
      const unfinished = `${path}.${process.pid}.part`
      const bytes = content instanceof Blob ? Readable.fromWeb(content.stream() as ReadableStream) : content
      try {
        await writeFile(unfinished, bytes, { mode: modes.file })
        await rename(unfinished, path)
      } catch (error) {
        // A disk that is full is not made fuller.
        await rm(unfinished, { force: true })
        throw error
      }
    },
    async remove(name) {
      const path = pathOf(name)
      if (!path) return
      await rm(path, { force: true })
      // A folder that others are still in stays.
      if (dirname(path) !== folder) await rmdir(dirname(path)).catch(() => {})
    },
    async *names(beginning = '') {
      // Of a large place, only the folder that is asked for is looked through.
      const above = beginning.slice(0, Math.max(0, beginning.lastIndexOf('/')))
      for await (const name of namesIn(folder, above)) if (name.startsWith(beginning)) yield name
    },
  }
}

async function* namesIn(folder: string, above: string): AsyncGenerator<string> {
  const entries = await readdir(join(folder, above), { withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    const name = above === '' ? entry.name : `${above}/${entry.name}`
    if (entry.isDirectory()) yield* namesIn(folder, name)
    else if (entry.isFile() && !name.endsWith('.part')) yield name
  }
}
