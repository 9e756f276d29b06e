/** Folder of the library's files. */
export const MEDIA_PATH = 'media'

/** Folder of the files of messages. */
export const UPLOADS_PATH = 'uploads'

/** Files and folders of the data folder that a backup holds beside the database. */
export const DATA_PATHS = [MEDIA_PATH, UPLOADS_PATH, 'site', 'site.css'] as const

/** Folder of an archive in which the files of the data folder stand. */
export const DATA_FOLDER = 'data'

/** Copy of the SQLite database in an archive. */
export const SQLITE_NAME = 'database/vitrine.db'

/** Secret of the site, encrypted with the passphrase. */
export const SECRET_NAME = 'secret.age'

/** Characters of a path in an archive. */
const MAX_PATH_LENGTH = 1_000

/**
 * Piece of a table of PostgreSQL, in an archive.
 *
 * @param piece From 0 up.
 */
export function piecePath(table: string, piece: number): string {
  return `database/${table}.${String(piece).padStart(6, '0')}.copy`
}

/**
 * Tells whether an entry of an archive may be written below a folder: an archive may have been made by somebody else, and
 * must not reach a file elsewhere.
 */
export function isInside(path: string): boolean {
  if (path.length === 0 || path.length > MAX_PATH_LENGTH || path.startsWith('/') || path.includes('\\')) return false
  if (/^[a-z]:/i.test(path) || path.includes('\0')) return false
  return path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
}

/** Folder in the data folder for archives, where none is given. */
export const ARCHIVES_FOLDER = 'backups'
