import { type BigIntStats, statSync } from 'node:fs'

/** SQLite's own code for it. https://www.sqlite.org/rescode.html#readonly_dbmoved */
const MOVED = 'SQLITE_READONLY_DBMOVED'

/**
 * Remembers which file an SQLite database is, and gives a function that throws once another file, or none, is at its
 * path: what is written then goes to a file that is gone with this process.
 *
 * @param file Absolute path of a file that is there.
 */
export function fileInPlace(file: string): () => void {
  const { ino, dev } = statSync(file, { bigint: true })
  return () => {
    const found = statOf(file)
    if (found?.ino === ino && found.dev === dev) return
    const error = new Error(
      `The database ${file} ${found ? 'has been replaced' : 'is gone'} while Vitrine runs, so nothing more is kept. ` +
        'Stop Vitrine, put the file back or restore a backup, and start it again.',
    )
    throw Object.assign(error, { code: MOVED })
  }
}

function statOf(file: string): BigIntStats | undefined {
  return statSync(file, { bigint: true, throwIfNoEntry: false })
}
