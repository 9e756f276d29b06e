import { createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import { type FileContents, MANIFEST_NAME, type Manifest } from '../core/manifest.ts'
import { encrypted } from './encryption.ts'
import { hashing } from './hashing.ts'

/** Level of gzip, 1 to 9: most of an archive is images, which get no smaller at any. */
const COMPRESSION = 4

/** An archive that is being written. */
export interface ArchiveWriter {
  addBytes(path: string, bytes: Buffer): Promise<void>
  /** Adds what a stream gives. @param length Its bytes. */
  addContent(path: string, length: number, content: Readable): Promise<void>
  /** Adds a file as long as it is when it is opened. One that is gone is left out. */
  addFile(path: string, file: string): Promise<void>
  /** Writes the manifest as the last entry, and waits until the disk has all of it. */
  finish(manifest: Omit<Manifest, 'files'>): Promise<Manifest>
  /** Ends without an archive. */
  abandon(): void
}

/**
 * Begins an archive (tar, gzip).
 *
 * @param file Absolute path, where nothing may be.
 * @param passphrase Encrypts the whole of it.
 */
export async function writeArchive(file: string, passphrase: string | undefined): Promise<ArchiveWriter> {
  const tar = pack()
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true })
  const compressed = tar.pipe(createGzip({ level: COMPRESSION }))
  const source = passphrase === undefined ? compressed : await encrypted(compressed, passphrase)
  const written = pipeline(source, target)
  // Whatever waits next reports a failure.
  written.catch((error: Error) => tar.destroy(error))
  const files: FileContents[] = []
  const add = async (path: string, bytes: number, content: Readable) => {
    const { through, sha256 } = hashing()
    await pipeline(content, through, tar.entry({ name: path, size: bytes }))
    files.push({ path, bytes, sha256: sha256() })
  }
  return {
    addContent: add,
    addBytes: (path, bytes) => add(path, bytes.length, Readable.from([bytes])),
    async addFile(path, file) {
      const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined
        throw error
      })
      if (!handle) return
      const { size } = await handle.stat()
      if (size === 0) await handle.close()
      await add(path, size, size === 0 ? Readable.from([]) : handle.createReadStream({ end: size - 1 }))
    },
    async finish(given) {
      const manifest: Manifest = { ...given, files }
      tar.entry({ name: MANIFEST_NAME }, JSON.stringify(manifest))
      tar.finalize()
      await written
      return manifest
    },
    abandon: () => tar.destroy(),
  }
}
