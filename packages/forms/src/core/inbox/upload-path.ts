import { list, text } from '@vitrine/content/core'

/** Path of an uploaded file below the uploads folder. Only {@link uploadPathOf} makes one, so it never leads out of it. */
export interface UploadPath {
  /** The folder of one message. */
  readonly folder: string
  readonly file: string
}

/** A file of a message, as its row tells of it. */
export interface MessageFile {
  readonly field: string
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** Undefined for a row that names no upload. */
  readonly path: UploadPath | undefined
}

/** Intake names the folder of a message with a random UUID. */
const FOLDER = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Reads where an upload lies from the end of its stored path. What is before is left to the settings, so a data folder
 * that has moved keeps its files.
 */
export function uploadPathOf(path: string): UploadPath | undefined {
  const [file = '', folder = ''] = path.split(/[\\/]/).reverse()
  return FOLDER.test(folder) && !/^\.{0,2}$/.test(file) && !file.includes('\0') ? { folder, file } : undefined
}

/** The files of a stored message as editors get them: each path begins below the folder of uploads. */
export function withShortPaths(raw: unknown): unknown {
  if (!Array.isArray(raw)) return raw
  return list(raw).map((file) => {
    const path = uploadPathOf(text(file.path) ?? '')
    return { ...file, path: path ? `${path.folder}/${path.file}` : null }
  })
}

/** Reads the column `files` of a message. */
export function messageFiles(raw: unknown): readonly MessageFile[] {
  return list(raw).map((file) => ({
    field: text(file.field) ?? '',
    name: text(file.name) ?? 'file',
    size: typeof file.size === 'number' ? file.size : 0,
    path: uploadPathOf(text(file.path) ?? ''),
  }))
}

/** Folders in which files lie, each once. */
export function foldersOf(files: readonly MessageFile[]): readonly string[] {
  return [...new Set(files.flatMap(({ path }) => (path ? [path.folder] : [])))]
}
