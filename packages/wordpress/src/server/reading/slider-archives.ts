import { open, readdir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { isSliderArchive } from '../../core/plan/plan-sliders.ts'
import { MAX_SETTINGS_LENGTH } from '../../core/sliders/limits.ts'
import { archivedPathsOf } from '../../core/sliders/slider-media.ts'
import type { SliderArchive } from '../../core/sliders/slider-source.ts'
import type { StoredFile } from '../media/found-file.ts'
import { formFileAt } from './form-files.ts'
import { openZip, type ZipEntry, type ZipLimits } from './zip-entries.ts'

/** Archives of sliders that one import takes. */
const MAX_ARCHIVES = 500

/** An export of one slider: its settings are small, its images and videos are those of a page. */
const SLIDER_ZIP_LIMITS: ZipLimits = {
  entries: 2_000,
  entryBytes: 256 * 1024 ** 2,
  totalBytes: 1024 ** 3,
  ratio: 200,
}

/** Files whose content counts; of all others it is enough to know that they are there. */
const SETTINGS = /(?:^|\/)(?:slider_export\.(?:txt|json)|dynamic-captions\.css)$|^data$/i

/** Folders in which WordPress keeps the templates of sliders that nobody made. */
const UPLOADS = new Set(['uploads', 'wp-content'])

/** An archive of sliders on the disk. */
export interface SliderArchiveFile extends SliderArchive {
  /** Its images and videos by their paths below the uploads. */
  readonly files: ReadonlyMap<string, StoredFile>
}

/**
 * Finds exports of Slider Revolution and Smart Slider 3 among paths: zips, bare files of settings, and those that lie in
 * a folder or one folder below it.
 */
export async function findSliderArchives(paths: readonly string[]): Promise<readonly SliderArchiveFile[]> {
  const found: SliderArchiveFile[] = []
  for (const path of await candidatesIn(paths)) {
    if (found.length >= MAX_ARCHIVES) break
    const archive = await archiveAt(path)
    if (archive) found.push(archive)
  }
  return found
}

async function candidatesIn(paths: readonly string[]): Promise<readonly string[]> {
  const found: string[] = []
  for (const path of paths) {
    const stats = await stat(path).catch(() => undefined)
    if (!stats?.isDirectory()) found.push(path)
    else found.push(...(await namedLikeSliders(path, 1)))
  }
  return found
}

async function namedLikeSliders(folder: string, levels: number): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const found: string[] = []
  for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = join(folder, entry.name)
    if (entry.isFile() && /\.(?:zip|ss3)$|^slider_export.*\.(?:txt|json)$/i.test(entry.name)) found.push(path)
    if (entry.isDirectory() && levels > 0 && !UPLOADS.has(entry.name)) {
      found.push(...(await namedLikeSliders(path, levels - 1)))
    }
  }
  return found
}

async function archiveAt(path: string): Promise<SliderArchiveFile | undefined> {
  const start = await startOf(path)
  if (isSliderSettings(start)) return (await formFileAt(path)) ? undefined : settingsAt(path)
  return start.startsWith('PK') ? zipAt(path) : undefined
}

/** True for the first bytes of bare settings: JSON, or an array that PHP serialised. No export of a site begins so. */
export function isSliderSettings(start: string): boolean {
  return /^\s*(?:\{|a:\d)/.test(start)
}

async function startOf(path: string): Promise<string> {
  const handle = await open(path).catch(() => undefined)
  if (!handle) return ''
  try {
    const start = Buffer.alloc(16)
    const { bytesRead } = await handle.read(start, 0, start.length, 0)
    return start.toString('latin1', 0, bytesRead)
  } finally {
    await handle.close()
  }
}

async function settingsAt(path: string): Promise<SliderArchiveFile | undefined> {
  const { size } = await stat(path)
  if (size > MAX_SETTINGS_LENGTH) return undefined
  const entries = new Map([['slider_export.txt', await readFile(path, 'utf8')]])
  return { name: basename(path), entries, files: new Map() }
}

async function zipAt(path: string): Promise<SliderArchiveFile | undefined> {
  // What is no zip is reported by who looks for exports in it.
  const zip = await openZip(path, SLIDER_ZIP_LIMITS).catch(() => undefined)
  if (!zip) return undefined
  try {
    const names = new Map(zip.entries.map((entry) => [entry.path, '']))
    if (!isSliderArchive(names)) return undefined
    const entries = new Map<string, string | Uint8Array>(names)
    for (const entry of zip.entries) {
      if (SETTINGS.test(entry.path) && entry.bytes <= MAX_SETTINGS_LENGTH) entries.set(entry.path, await bytesOf(entry))
    }
    const files = zip.entries.flatMap(({ path: entry, bytes }) => {
      const file: StoredFile = { bytes, read: () => readAgain(path, entry) }
      return archivedPathsOf(entry).map((below) => [below, file] as const)
    })
    return { name: basename(path), entries, files: new Map(files) }
  } finally {
    zip.close()
  }
}

async function readAgain(path: string, name: string): Promise<Uint8Array> {
  const zip = await openZip(path, SLIDER_ZIP_LIMITS)
  try {
    const entry = zip.entries.find((one) => one.path === name)
    if (!entry) throw new Error('it is not in the archive any more')
    return await bytesOf(entry)
  } finally {
    zip.close()
  }
}

async function bytesOf(entry: ZipEntry): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  for await (const chunk of await entry.open()) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
