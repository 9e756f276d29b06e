import { lstat, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileNameOf, normalPath } from '../../core/media/upload-path.ts'
import { ExportFileError } from '../reading/export-files.ts'
import { openZip, ZIP_LIMITS } from '../reading/zip-entries.ts'
import type { FileSource, FoundFile, StoredFile } from './found-file.ts'

/** Bytes of a file that the library takes. */
export const MAX_FILE_BYTES = 25 * 1024 * 1024

/** Files in a folder and those below it; those beyond are not looked at. */
const MAX_FILES = 500_000

/** Folders in one another. */
const MAX_DEPTH = 12

/** Tells whether a path ends in one of these folders of WordPress, and what follows it. */
const UPLOADS = /(?:^|\/)(?:wp-content\/uploads|uploads)\//

/**
 * Looks for files in folders and zips, in their order: the uploads themselves, or anything that holds them as
 * `uploads/` or `wp-content/uploads/`.
 *
 * @throws {ExportFileError} For a path that is neither.
 */
export async function openFileSources(paths: readonly string[]): Promise<FileSource> {
  const files = new Map<string, StoredFile>()
  const closers: (() => void)[] = []
  for (const path of paths) {
    const stats = await stat(path).catch(() => undefined)
    if (stats?.isDirectory()) await addFolder(path, files)
    else if (stats?.isFile()) closers.push(await addZip(path, files))
    else
      throw new ExportFileError(
        `“${path}” is neither a folder nor a zip. Give the folder of the uploads, or a zip of it.`,
      )
  }
  return fileSource(files, () => {
    for (const close of closers) close()
  })
}

/** Source of files by their paths below the uploads. */
export function fileSource(files: ReadonlyMap<string, StoredFile>, close: () => void = () => {}): FileSource {
  const found = (candidates: readonly string[]) => candidates.find((path) => files.has(path))
  return {
    async find({ candidates, mimeType }) {
      const path = found(candidates)
      const file = path === undefined ? undefined : files.get(path)
      return path === undefined || !file ? undefined : readWithin(path, file, mimeType)
    },
    has: ({ candidates }) => found(candidates) !== undefined,
    close,
  }
}

/** Looks in one source, and in another for what the first does not have. */
export function inTurn(first: FileSource, second: FileSource): FileSource {
  return {
    find: async (file) => (await first.find(file)) ?? second.find(file),
    has: (file) => first.has(file) || second.has(file),
    close: () => {
      first.close()
      second.close()
    },
  }
}

async function readWithin(
  path: string,
  file: StoredFile,
  mimeType: string,
): Promise<FoundFile | { readonly problem: string }> {
  if (file.bytes > MAX_FILE_BYTES) {
    return { problem: `“${path}” is larger than the ${MAX_FILE_BYTES / 1024 ** 2} MB that the library takes.` }
  }
  try {
    return { name: fileNameOf(path), bytes: await file.read(), mimeType }
  } catch (error) {
    return { problem: `“${path}” cannot be read: ${error instanceof Error ? error.message : error}` }
  }
}

/**
 * The first that has a path keeps it: sources are given in the order in which they count. A file without a byte is left of
 * a copy that broke off: another source, another name or the old site may have it whole.
 */
function add(files: Map<string, StoredFile>, path: string, file: StoredFile): void {
  if (file.bytes === 0) return
  // Names of files are not encoded: a percent sign in one is itself.
  const below = path.split(UPLOADS).at(-1) ?? path
  const name = normalPath(below.replaceAll('%', '%25'))
  if (name !== undefined && !files.has(name)) files.set(name, file)
}

async function addFolder(root: string, files: Map<string, StoredFile>): Promise<void> {
  const folders: { readonly path: string; readonly depth: number }[] = [{ path: '', depth: 0 }]
  for (let folder = folders.pop(); folder; folder = folders.pop()) {
    const entries = await readdir(join(root, folder.path), { withFileTypes: true })
    for (const entry of entries) {
      const path = folder.path === '' ? entry.name : `${folder.path}/${entry.name}`
      const { depth } = folder
      // Links may lead anywhere, so they are not followed.
      if (entry.isDirectory() && depth < MAX_DEPTH) folders.push({ path, depth: depth + 1 })
      if (entry.isFile() && files.size < MAX_FILES) add(files, path, await folderFile(join(root, path)))
    }
  }
}

async function folderFile(path: string): Promise<StoredFile> {
  const { size } = await lstat(path)
  return { bytes: size, read: () => readFile(path) }
}

async function addZip(path: string, files: Map<string, StoredFile>): Promise<() => void> {
  const zip = await openZip(path, ZIP_LIMITS).catch((cause: unknown) => {
    throw new ExportFileError(`“${path}” is no zip that can be read. Copy it again and give it once more.`, { cause })
  })
  for (const entry of zip.entries) {
    if (files.size >= MAX_FILES) break
    add(files, entry.path, {
      bytes: entry.bytes,
      async read() {
        const chunks: Buffer[] = []
        for await (const chunk of await entry.open()) chunks.push(chunk as Buffer)
        return Buffer.concat(chunks)
      },
    })
  }
  return () => zip.close()
}
