import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { shortFileName } from '@vitrine/storage/core'
import type { FileStore } from '@vitrine/storage/files'
import { INCOMING } from '../content/inbox/uploads-store.ts'
import { type ContentKind, contentKind, HEAD_BYTES } from '../core/content-kind.ts'
import type { PostedFile } from '../core/entries.ts'
import { safeFileName } from '../core/safe-file-name.ts'

/**
 * Milliseconds without a byte after which what arrived and was never accepted is left over. The original takes a minute,
 * which a slow line can pause for. [reference 6]
 */
const LEFT_OVER_AFTER_MS = 5 * 60_000

/** Milliseconds between two looks for what is left over. */
export const SWEEP_EVERY_MS = 5 * 60_000

/**
 * Bytes of the name under which an upload is shown and mailed: 255 characters of three bytes, the longest that any file
 * system takes.
 */
const MAX_NAME_BYTES = 765

/**
 * Bytes of the name of an upload on the disk, without the number before it. File systems take 255, those that encrypt
 * each name 143. @see https://www.ecryptfs.org/ (143)
 */
const MAX_STORED_NAME_BYTES = 120

/** Media type of what visitors send: nobody is to open it by its type. */
const ANY_TYPE = 'application/octet-stream'

/** A file that arrived. */
export interface StagedFile extends PostedFile {
  /** Name under which it is shown and sent on. */
  readonly safeName: string
  /** Path of the file; undefined if it was larger than its field takes. */
  readonly path: string | undefined
  /** Hexadecimal digits. */
  readonly sha256: string
  /** MIME type that its sender gave; empty for none. */
  readonly declaredType: string
  /** Kind found in the first bytes; undefined if they are inconclusive. */
  readonly content: ContentKind | undefined
}

/** Properties of a file that are known before its content arrives. */
export type AnnouncedFile = Pick<StagedFile, 'name' | 'declaredType'>

export function isStaged(file: PostedFile): file is StagedFile {
  return 'sha256' in file
}

/** Removes files of a post that go no further. */
export async function dropFiles(files: readonly StagedFile[]): Promise<void> {
  for (const { path } of files) if (path !== undefined) await rm(path, { force: true })
}

/** The files of one post, in a folder of their own. */
export interface Stage {
  /** Takes one file from the wire, holding no more of it than a chunk. */
  take(file: AnnouncedFile, content: Readable, maxBytes: number): Promise<StagedFile>
  /** Keeps the files. @returns Where each lies from now on, by where it lay. */
  keep(): Promise<(path: string) => string>
  /** Leaves nothing behind, of what was kept neither. */
  discard(): Promise<void>
}

/** Storage of uploaded files. */
export interface Uploads {
  readonly open: () => Stage
  /** Removes what arrived long ago and was never accepted, and sends what could not be sent before. */
  readonly sweep: (now: Date) => Promise<void>
}

/**
 * Keeps what visitors upload, outside of everything that is served.
 *
 * @param folder Made when it is not there; only its owner can read it.
 * @param options.store Where the files of accepted messages are sent, if they do not stay in the folder. What cannot be
 *   sent stays until the next sweep, so that no message is lost while the store is away.
 * @param options.onError Called with the reason why something stays.
 */
export function createUploads(
  folder: string,
  options: { readonly store?: FileStore | undefined; readonly onError: (error: unknown) => void },
): Uploads {
  const { store, onError } = options
  const incoming = join(folder, INCOMING)
  const send = async (token: string) => {
    if (!store) return
    const names = await readdir(join(folder, token)).catch(() => [])
    for (const name of names) {
      await store.write(`${token}/${name}`, await readFile(join(folder, token, name)), ANY_TYPE)
    }
  }
  const takeBack = async (token: string) => {
    if (!store) return
    for await (const name of store.names(`${token}/`)) await store.remove(name)
  }
  return {
    open() {
      const token = randomUUID()
      const own = join(incoming, token)
      const accepted = join(folder, token)
      let place = own
      let made: Promise<unknown> | undefined
      const taking = new Set<Promise<StagedFile>>()
      let count = 0
      const take = async (file: AnnouncedFile, content: Readable, maxBytes: number): Promise<StagedFile> => {
        made ??= mkdir(own, { recursive: true, mode: 0o700 })
        await made
        count += 1
        const safeName = shortFileName(safeFileName(file.name), MAX_NAME_BYTES)
        const path = join(own, `${count}-${shortFileName(safeName, MAX_STORED_NAME_BYTES)}`)
        const hash = createHash('sha256')
        let head = Buffer.alloc(0)
        let size = 0
        async function* upToLimit(chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            size += chunk.length
            hash.update(chunk)
            if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)])
            if (size <= maxBytes) yield chunk
          }
        }
        await pipeline(content, upToLimit, createWriteStream(path, { mode: 0o600 }))
        if (size > maxBytes) await rm(path, { force: true })
        const storedPath = size > maxBytes ? undefined : path
        return { ...file, size, safeName, path: storedPath, sha256: hash.digest('hex'), content: contentKind(head) }
      }
      return {
        take(file, content, maxBytes) {
          const taken = take(file, content, maxBytes)
          taking.add(taken)
          return taken
        },
        async keep() {
          if (!made) return (path) => path
          await made
          await rename(own, accepted)
          place = accepted
          await send(token).catch(onError)
          return (path) => path.replace(own, accepted)
        },
        async discard() {
          // A file that is still being written would come back after it was removed.
          await Promise.allSettled(taking)
          if (!made) return
          await rm(place, { recursive: true, force: true })
          if (place === accepted) await takeBack(token).catch(onError)
        },
      }
    },
    async sweep(now) {
      const names = await readdir(incoming).catch(() => [])
      for (const name of names) {
        const path = join(incoming, name)
        const writtenAt = await lastWrittenAt(path)
        if (now.getTime() - writtenAt > LEFT_OVER_AFTER_MS) await rm(path, { recursive: true, force: true })
      }
      const accepted = store ? await readdir(folder).catch(() => []) : []
      for (const token of accepted) if (token !== INCOMING) await send(token)
    },
  }
}

/**
 * Time of the last write to the folder of a post or to a file in it. A folder that has gone meanwhile needs no
 * sweeping.
 */
async function lastWrittenAt(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  const places = [folder, ...names.map((name) => join(folder, name))]
  const times = await Promise.all(
    places.map((place) =>
      stat(place).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  )
  return Math.max(...times) || Number.POSITIVE_INFINITY
}
