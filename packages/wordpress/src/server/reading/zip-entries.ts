import type { Readable } from 'node:stream'
import type { Entry, ZipFile } from 'yauzl'
import { fromBufferPromise, getFileNameLowLevel, openPromise } from 'yauzl'
import type { SourceProblem } from '../../core/source/source.ts'

/** Bounds within which a zip is read. A file that exceeds one is refused, and said to be. */
export interface ZipLimits {
  /** Files and folders in the archive. */
  readonly entries: number
  /** Bytes of one file when it is unpacked. */
  readonly entryBytes: number
  /** Bytes of all files together when they are unpacked. */
  readonly totalBytes: number
  /** Unpacked bytes for each packed one, of files beyond `RATIO_FREE_BYTES`. */
  readonly ratio: number
}

/** For exports and for the files of a site. XML packs to a tenth, and deflate cannot pack to less than a 1,032nd. */
export const ZIP_LIMITS: ZipLimits = {
  entries: 200_000,
  entryBytes: 4 * 1024 ** 3,
  totalBytes: 64 * 1024 ** 3,
  ratio: 200,
}

/** Bytes below which a file may be packed as well as it likes: empty space in small files does no harm. */
const RATIO_FREE_BYTES = 8 * 1024 * 1024

/** Refused files that are named one by one; the rest is counted. */
const MAX_NAMED_REFUSALS = 50

/** Letters of a path that a message repeats. */
const MAX_SHOWN_PATH = 200

export interface ZipEntry {
  /** With `/` between folders, never leading out of the folder that it is unpacked to. */
  readonly path: string
  /** Bytes when unpacked. */
  readonly bytes: number
  readonly packedBytes: number
  /** Throws when the archive is damaged, or when the file is longer than it says. */
  open(): Promise<Readable>
}

export interface OpenZip {
  readonly entries: readonly ZipEntry[]
  /** Refusals, one sentence for each. */
  readonly problems: readonly SourceProblem[]
  close(): void
}

/**
 * Opens a zip and lists its files; folders are left out. Entries with unsafe paths, links, encrypted ones and those
 * beyond the limits are not among them.
 *
 * @param source A path, or the bytes of a small archive.
 * @throws {Error} When it is no zip, or its list of files is damaged.
 */
export async function openZip(source: string | Buffer, limits: ZipLimits = ZIP_LIMITS): Promise<OpenZip> {
  const options = { autoClose: false, lazyEntries: true, decodeStrings: false }
  const zip = await (typeof source === 'string' ? openPromise(source, options) : fromBufferPromise(source, options))
  const entries: ZipEntry[] = []
  const refusals = new Refusals()
  try {
    let seen = 0
    let total = 0
    for await (const entry of zip.eachEntry()) {
      seen += 1
      if (seen > limits.entries) {
        refusals.add('too-large', `The zip holds more than ${limits.entries} files; those beyond are left out.`)
        break
      }
      const path = pathOf(entry)
      if (path.endsWith('/')) continue
      const reason = refusalOf(entry, path, total, limits)
      if (reason) refusals.add(reason.code, `“${path.slice(0, MAX_SHOWN_PATH)}” in the zip ${reason.because}.`)
      else {
        total += entry.uncompressedSize
        entries.push(zipEntry(zip, entry, path))
      }
    }
  } catch (error) {
    zip.close()
    throw error
  }
  return { entries, problems: refusals.problems(), close: () => zip.close() }
}

function zipEntry(zip: ZipFile, entry: Entry, path: string): ZipEntry {
  return {
    path,
    bytes: entry.uncompressedSize,
    packedBytes: entry.compressedSize,
    open: () => zip.openReadStreamPromise(entry),
  }
}

const UTF8 = new TextDecoder('utf-8', { fatal: true })
const UTF8_FLAG = 0x800

/** Name as its flag says, else UTF-8 where it reads as such (archives of macOS), else CP437. */
function pathOf(entry: Entry): string {
  const declared = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false)
  if ((entry.generalPurposeBitFlag & UTF8_FLAG) !== 0) return declared
  const plain = getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, [], false)
  if (plain !== declared) return declared
  try {
    return UTF8.decode(entry.fileNameRaw).replaceAll('\\', '/')
  } catch {
    // Not UTF-8, so it is what the format says: CP437.
    return declared
  }
}

type Refusal = { readonly code: 'unsafe-entry' | 'too-large'; readonly because: string } | undefined

function refusalOf(entry: Entry, path: string, total: number, limits: ZipLimits): Refusal {
  const unsafe = unsafeBecause(entry, path)
  if (unsafe) return { code: 'unsafe-entry', because: `${unsafe}; it is left out` }
  const { uncompressedSize: bytes, compressedSize: packed } = entry
  const isBomb = bytes > RATIO_FREE_BYTES && bytes > packed * limits.ratio
  if (bytes <= limits.entryBytes && total + bytes <= limits.totalBytes && !isBomb) return undefined
  return { code: 'too-large', because: 'is larger unpacked than an import takes; it is left out' }
}

const UNIX_TYPE_MASK = 0o170000
const UNIX_TYPES = new Set([0, 0o100000])

function unsafeBecause(entry: Entry, path: string): string | undefined {
  if (path.startsWith('/') || /^[a-zA-Z]:/.test(path) || path.split('/').includes('..')) {
    return 'has a path that leads out of its folder'
  }
  if (path === '' || path.includes('\0')) return 'has no proper name'
  const unixMode = entry.versionMadeBy >>> 8 === 3 ? entry.externalFileAttributes >>> 16 : 0
  if (!UNIX_TYPES.has(unixMode & UNIX_TYPE_MASK)) return 'is a link or a device, not a file'
  if (entry.isEncrypted()) return 'is encrypted'
  if (!entry.canDecodeFileData()) return 'is packed in a way that is not known here'
  return undefined
}

class Refusals {
  readonly #problems: SourceProblem[] = []
  #unnamed = 0

  add(code: 'unsafe-entry' | 'too-large', message: string): void {
    if (this.#problems.length < MAX_NAMED_REFUSALS) this.#problems.push({ code, message })
    else this.#unnamed += 1
  }

  problems(): readonly SourceProblem[] {
    if (this.#unnamed === 0) return this.#problems
    const message = `${this.#unnamed} more files in the zip are left out for such reasons.`
    return [...this.#problems, { code: 'unsafe-entry', message }]
  }
}
