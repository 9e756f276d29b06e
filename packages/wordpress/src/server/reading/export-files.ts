import { createReadStream } from 'node:fs'
import { open, readdir, realpath, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { createGunzip } from 'node:zlib'
import { isSliderArchive } from '../../core/plan/plan-sliders.ts'
import type { SourceProblem } from '../../core/source/source.ts'
import { formFileAt } from './form-files.ts'
import { isSliderSettings } from './slider-archives.ts'
import { openZip } from './zip-entries.ts'

/** Files in one folder that are looked at. */
const MAX_FOLDER_FILES = 10_000

/** Bytes that a stream hands over at once: texts of this size stay in the young part of the heap, larger ones are slower. */
export const CHUNK_BYTES = 64 * 1024

/** Bytes that are asked of the disk at once: to ask for each chunk alone takes a third of the time of a reading. */
const BLOCK_BYTES = 1024 * 1024

/** A file with XML, wherever it lies. */
export interface ExportFile {
  readonly name: string
  /** Bytes that reading it counts up to. */
  readonly bytes: number
  /** @param onBytes Called with the number of bytes of each chunk, in the same measure as `bytes`. */
  open(onBytes: (count: number) => void): AsyncIterable<Uint8Array>
}

export interface ExportFiles {
  readonly files: readonly ExportFile[]
  readonly problems: readonly SourceProblem[]
  close(): void
}

/** A given path cannot be read. The message is for the owner. */
export class ExportFileError extends Error {
  override readonly name = 'ExportFileError'
}

/**
 * Finds the files of an export behind paths: an `.xml`, an `.xml.gz`, a `.zip` with one or several `.xml`, or a folder
 * with any of the first two (or, when it has none, with zips). What a file is tell its first bytes, not its name. Exports
 * of sliders and forms pass: see `findSliderArchives` and `findFormFiles`.
 *
 * @throws {ExportFileError} When a path is not there or cannot be read.
 */
export async function findExportFiles(paths: readonly string[]): Promise<ExportFiles> {
  const files: ExportFile[] = []
  const problems: SourceProblem[] = []
  const closers: (() => void)[] = []
  for (const path of await filesBehind(paths)) {
    const kind = await kindOf(path)
    if (kind === 'settings') continue
    if (kind !== 'zip') {
      files.push(kind === 'gzip' ? await gzipFile(path) : await plainFile(path))
      continue
    }
    // The library tells a damaged archive by an error; nothing else is asked of the disk here that was not asked before.
    const zip = await openZip(path).catch(() => undefined)
    if (!zip) {
      problems.push(damagedZip(path))
      continue
    }
    closers.push(() => zip.close())
    problems.push(...zip.problems)
    const exports = zip.entries.filter(({ path: inside }) => isXmlName(inside) && !inside.startsWith('__MACOSX/'))
    const isSlider = isSliderArchive(new Map(zip.entries.map((entry) => [entry.path, ''])))
    if (exports.length === 0 && !isSlider) problems.push(withoutXml(path))
    for (const entry of exports.sort((a, b) => byName(a.path, b.path))) {
      files.push({ name: entry.path, bytes: entry.bytes, open: (onBytes) => counted(() => entry.open(), onBytes) })
    }
  }
  return {
    files,
    problems,
    close: () => {
      for (const close of closers) close()
    },
  }
}

function damagedZip(path: string): SourceProblem {
  const message = `The file “${basename(path)}” is a damaged zip. Copy it again and give it once more.`
  return { code: 'not-an-export', message }
}

function withoutXml(path: string): SourceProblem {
  const message = `The zip “${basename(path)}” holds no .xml file, so there is no export in it.`
  return { code: 'not-an-export', message }
}

const isXmlName = (name: string) => /\.xml$/i.test(name)
const byName = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Files of the given paths in their order, folders replaced by what they hold, each file once. */
async function filesBehind(paths: readonly string[]): Promise<readonly string[]> {
  const found = new Map<string, string>()
  for (const path of paths) {
    const stats = await stat(path).catch(unreadable(path))
    if (!stats.isDirectory() && !stats.isFile()) unreadable(path)(undefined)
    const files = stats.isDirectory() ? await filesIn(path) : [path]
    for (const file of files) found.set(await realpath(file).catch(unreadable(file)), file)
  }
  return [...found.values()]
}

async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(unreadable(folder))
  const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  const sorted = names.slice(0, MAX_FOLDER_FILES).sort(byName)
  const plain = sorted.filter((name) => /\.xml(\.gz)?$/i.test(name))
  const chosen = plain.length > 0 ? plain : sorted.filter((name) => /\.zip$/i.test(name))
  return chosen.map((name) => join(folder, name))
}

function unreadable(path: string): (cause: unknown) => never {
  return (cause) => {
    throw new ExportFileError(`“${path}” cannot be read. Look whether the path is right and the file may be read.`, {
      cause,
    })
  }
}

async function kindOf(path: string): Promise<'zip' | 'gzip' | 'settings' | 'plain'> {
  const handle = await open(path).catch(unreadable(path))
  try {
    const start = Buffer.alloc(16)
    await handle.read(start, 0, start.length, 0)
    if (start.readUInt16BE(0) === 0x1f8b) return 'gzip'
    const text = start.toString('latin1')
    if (isSliderSettings(text) || (await formFileAt(path))) return 'settings'
    return text.startsWith('PK') ? 'zip' : 'plain'
  } finally {
    await handle.close()
  }
}

async function plainFile(path: string): Promise<ExportFile> {
  const { size } = await stat(path)
  return { name: basename(path), bytes: size, open: (onBytes) => counted(() => chunksOf(path), onBytes) }
}

async function* chunksOf(path: string): AsyncGenerator<Buffer> {
  const handle = await open(path)
  try {
    for (;;) {
      const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(BLOCK_BYTES), 0, BLOCK_BYTES)
      if (bytesRead === 0) return
      for (let at = 0; at < bytesRead; at += CHUNK_BYTES)
        yield buffer.subarray(at, Math.min(at + CHUNK_BYTES, bytesRead))
    }
  } finally {
    await handle.close()
  }
}

async function* counted(
  open: () => AsyncIterable<Buffer> | Promise<AsyncIterable<Buffer>>,
  onBytes: (count: number) => void,
): AsyncIterable<Uint8Array> {
  for await (const chunk of await open()) {
    onBytes(chunk.length)
    yield chunk
  }
}

/** Unpacked bytes for each packed one; XML of exports packs to a tenth, and rarely to a fiftieth. */
const MAX_GZIP_RATIO = 200

/** Unpacked bytes below which the ratio does not matter. */
const RATIO_FREE_BYTES = 8 * 1024 * 1024

/** Unpacking stopped because it would not end in reasonable time. */
export class PackedTooWellError extends Error {
  override readonly name = 'PackedTooWellError'
}

async function gzipFile(path: string): Promise<ExportFile> {
  const { size } = await stat(path)
  return { name: basename(path), bytes: size, open: (onBytes) => gunzipped(path, onBytes) }
}

async function* gunzipped(path: string, onBytes: (count: number) => void): AsyncIterable<Uint8Array> {
  const packed = createReadStream(path, { highWaterMark: CHUNK_BYTES })
  const gunzip = createGunzip({ chunkSize: CHUNK_BYTES })
  let packedBytes = 0
  packed.on('data', (chunk) => {
    packedBytes += chunk.length
    onBytes(chunk.length)
  })
  packed.on('error', (error) => gunzip.destroy(error))
  packed.pipe(gunzip)
  let bytes = 0
  try {
    for await (const chunk of gunzip as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > RATIO_FREE_BYTES && bytes > packedBytes * MAX_GZIP_RATIO) throw new PackedTooWellError()
      yield chunk
    }
  } finally {
    packed.destroy()
    gunzip.destroy()
  }
}
