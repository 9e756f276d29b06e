import { makeZip, predictLength } from 'client-zip'
import type { UploadSource } from './upload-source.ts'

/** A file with its path in a zip. */
export interface PackedFile {
  readonly path: string
  readonly file: File
}

/**
 * Packs the files of a folder into a zip while it is read: nothing is compressed, and nothing but the piece at hand is in
 * memory. The same files give the same bytes, so that an interrupted one goes on.
 *
 * @param name Ends in `.zip`.
 */
export function folderZip(name: string, files: readonly PackedFile[]): UploadSource {
  const entries = files.map(({ path, file }) => ({ name: path, size: file.size, lastModified: file.lastModified }))
  let reading = new ZipReading(files)
  return {
    name,
    bytes: Number(predictLength(entries)),
    modified: Math.max(0, ...files.map(({ file }) => file.lastModified)),
    async read(offset, end) {
      if (reading.isBeyond(offset)) reading = new ZipReading(files)
      try {
        return await reading.piece(offset, end)
      } catch (error) {
        reading = new ZipReading(files)
        throw error
      }
    },
  }
}

/** A reading of a zip from its beginning. */
class ZipReading {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>
  /** Bytes that were read and not passed yet. */
  #rest: Uint8Array = new Uint8Array()
  /** Place of the first of them. */
  #offset = 0
  #last: { readonly offset: number; readonly bytes: Uint8Array<ArrayBuffer> } | undefined

  constructor(files: readonly PackedFile[]) {
    this.#reader = makeZip(
      files.map(({ path, file }) => ({ name: path, input: file, lastModified: file.lastModified })),
    ).getReader()
  }

  /** Tells whether a piece can only be read by a new reading. */
  isBeyond(offset: number): boolean {
    return offset < this.#offset && offset !== this.#last?.offset
  }

  async piece(offset: number, end: number): Promise<ArrayBuffer> {
    if (this.#last?.offset === offset) return this.#last.bytes.buffer
    await this.#pass(offset - this.#offset, () => {})
    const bytes = new Uint8Array(end - offset)
    let filled = 0
    await this.#pass(bytes.length, (chunk) => {
      bytes.set(chunk, filled)
      filled += chunk.length
    })
    this.#last = { offset, bytes }
    return bytes.buffer
  }

  async #pass(count: number, take: (chunk: Uint8Array) => void): Promise<void> {
    for (let left = count; left > 0; ) {
      if (this.#rest.length === 0) {
        const { done, value } = await this.#reader.read()
        if (done) throw new Error('The zip ended before its end: a file of the folder was changed.')
        this.#rest = value
      }
      const chunk = this.#rest.subarray(0, left)
      take(chunk)
      this.#rest = this.#rest.subarray(chunk.length)
      this.#offset += chunk.length
      left -= chunk.length
    }
  }
}
