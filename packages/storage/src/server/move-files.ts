import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { FileStore } from './file-store.ts'

export interface Moved {
  /** Files that were copied, compared and removed from where they were. */
  readonly files: number
  readonly bytes: number
}

/**
 * Moves all files of one place to another, one after the other. A file is removed from the first only when it was read
 * again from the second and is the same, so this may be stopped at any time and begun anew.
 *
 * @param options.typeOf Media type of a file, by its name.
 * @param options.onFile Is told after each file how many there were.
 * @throws {Error} For a file that is not the same after it was written.
 */
export async function moveFiles(
  from: FileStore,
  to: FileStore,
  options: {
    readonly typeOf: (name: string) => string
    /** Leaves files where they are; none unless given. */
    readonly stays?: (name: string) => boolean
    readonly onFile: (count: number) => void
  },
): Promise<Moved> {
  let [files, bytes] = [0, 0]
  for await (const name of from.names()) {
    if (options.stays?.(name)) continue
    const content = await contentOf(from, name)
    if (!content) continue
    const hash = hashOf(content)
    const there = await contentOf(to, name)
    if (!there || hashOf(there) !== hash) {
      await to.write(name, content, options.typeOf(name))
      const written = await contentOf(to, name)
      if (!written || hashOf(written) !== hash) {
        throw new Error(`${name} is not the same where it was moved to. It is still where it was: begin again.`)
      }
    }
    await from.remove(name)
    files += 1
    bytes += content.length
    options.onFile(files)
  }
  return { files, bytes }
}

async function contentOf(store: FileStore, name: string): Promise<Buffer | undefined> {
  const found = await store.read(name)
  return found && buffer(found.content)
}

function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
