/** Names of archives, plain or encrypted as a whole. */
const ARCHIVE = /^vitrine-(\d{4}-\d{2}-\d{2}T\d{6}Z)\.tar\.gz(?:\.age)?$/

/** Most archives that may be asked to be left. */
export const MAX_KEEP = 1_000

/** True for the name of an archive, which leads out of no folder. */
export function isArchiveName(name: string): boolean {
  return ARCHIVE.test(name)
}

/** @param isEncrypted Whether the whole archive is. */
export function archiveName(at: Date, isEncrypted: boolean): string {
  const moment = `${at.toISOString().slice(0, 19).replaceAll(':', '')}Z`
  return `vitrine-${moment}.tar.gz${isEncrypted ? '.age' : ''}`
}

/**
 * Archives of a folder that are more than are to be left, the oldest first.
 *
 * @param names Everything in the folder: what has another name is never among them.
 * @param keep How many to leave, the newest ones, at least 1.
 */
export function surplusArchives(names: readonly string[], keep: number): readonly string[] {
  const archives = names.filter((name) => ARCHIVE.test(name)).sort()
  return archives.slice(0, Math.max(0, archives.length - keep))
}
