import type { Readable } from 'node:stream'

/** A file, or a part of one, as it is read. */
export interface StoredFile {
  readonly content: Readable
  /** Bytes of the content. */
  readonly length: number
  /** Changes with the file; with its quotes, as `ETag` has it. */
  readonly etag: string
  /** Part of the file that the content is, as `Content-Range` names it; undefined for all of it. */
  readonly range: string | undefined
}

export interface ReadOptions {
  /** Part to read, as `Range` names it: `bytes=0-99`. One that is not there is answered with the whole file. */
  readonly range?: string | undefined
}

/** A place for files. Their names may have folders: `2026/chair.jpg`. */
export interface FileStore {
  /** Opens a file. Undefined: there is none of this name. @throws {StorageUnreachable} */
  read(name: string, options?: ReadOptions): Promise<StoredFile | undefined>
  /**
   * Writes a file, in place of one of the same name.
   *
   * @param content A blob is read as it is sent, so a large file is never held in memory.
   * @param type Media type.
   * @throws {StorageUnreachable}
   */
  write(name: string, content: Buffer | Blob, type: string): Promise<void>
  /** Removes a file, if it is there. @throws {StorageUnreachable} */
  remove(name: string): Promise<void>
  /** Names of all files, or of those that begin like this. @throws {StorageUnreachable} */
  names(beginning?: string): AsyncIterable<string>
}

/** The place of files does not answer, or refuses. The message says what to do, and no secret. */
export class StorageUnreachable extends Error {
  override readonly name = 'StorageUnreachable'
}
