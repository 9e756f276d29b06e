import { decodedPath } from '../addresses/decoded-path.ts'

/** Longest path that is looked up, in characters. */
const MAX_PATH_LENGTH = 1000

/** Folders that WordPress and its hosts serve uploads from, as they stand in addresses. */
const UPLOADS = /\/(?:(?:wp-content|app|content)\/uploads|uploads|files)\//i

/**
 * Path below the uploads of an address or a path, without its query, decoded and in Unicode NFC: `2024/02/büro.jpg`.
 * `sites/3/2024/…` of a network stays as it is.
 *
 * @returns Undefined for an address without a folder of uploads in it.
 */
export function uploadPathOf(address: string): string | undefined {
  const path = withoutQuery(address.trim().slice(0, MAX_PATH_LENGTH * 3))
  const found = UPLOADS.exec(path)
  if (!found) return undefined
  return normalPath(path.slice(found.index + found[0].length))
}

/** An address, path or name without a query and a fragment. No file of WordPress has `?` or `#` in its name. */
export function withoutQuery(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? ''
}

/** A path below the uploads in the one way in which paths are compared: decoded, NFC, without a slash before it. */
export function normalPath(path: string): string | undefined {
  const normal = decodedPath(path).normalize('NFC').replace(/^\/+/, '')
  return normal === '' || normal.length > MAX_PATH_LENGTH || normal.endsWith('/') ? undefined : normal
}

/** Folder of a path with a slash at its end; empty at the top. */
export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1)
}

/** Name of a file with its ending. */
export function fileNameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** Endings that WordPress adds to the name of a file, from the outermost in. */
const ADDED = [/-\d{1,5}x\d{1,5}$/, /-scaled$/, /-rotated$/, /-e\d{10,13}$/] as const

/** Names that a file may have been made from, likeliest first: its own without one size, then without what edits add. */
export function namesBehind(path: string): readonly string[] {
  const { base, ending } = splitEnding(path)
  const names: string[] = []
  let name = base
  for (const added of ADDED) {
    const shorter = name.replace(added, '')
    if (shorter === name) continue
    name = shorter
    names.push(name + ending)
  }
  return names
}

/** Name of a file without folder, ending, sizes and edits, in lower case: ids are trusted only where it agrees. */
export function stemOf(path: string): string {
  const shortest = namesBehind(path).at(-1) ?? path
  return splitEnding(fileNameOf(shortest)).base.toLowerCase()
}

function splitEnding(path: string): { readonly base: string; readonly ending: string } {
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(path)?.[0] ?? ''
  return { base: ending === '' ? path : path.slice(0, -ending.length), ending }
}
