/**
 * Part that a file or folder has in an import. `export`: exports of WordPress and of sliders. `media`: files of the library.
 * `redirects`: those that a plugin kept. `none`: nothing that an import reads.
 */
export const FILE_ROLES = ['none', 'export', 'media', 'redirects'] as const
export type FileRole = (typeof FILE_ROLES)[number]

/** Names of files that hold content, in folders and in zips. */
const EXPORT = /\.xml(?:\.gz)?$|\.ss3$|(?:^|\/)slider_export\.(?:txt|json)$/i

/**
 * Part that something has by its name and by what lies in it.
 *
 * @param inside Paths in a zip or folder; undefined for another file.
 */
export function fileRole(name: string, inside: readonly string[] | undefined): FileRole {
  if (inside) return inside.some((path) => EXPORT.test(path)) ? 'export' : 'media'
  if (EXPORT.test(name) || /\.gz$/i.test(name)) return 'export'
  return /\.(?:json|csv)$/i.test(name) ? 'redirects' : 'none'
}

/** Endings of files that are taken from a browser. */
const TAKEN = /\.(?:xml|gz|zip|ss3|json|csv|txt)$/i

/** Tells whether a file of this name is of any use for an import. */
export function isTaken(name: string): boolean {
  return TAKEN.test(name)
}
