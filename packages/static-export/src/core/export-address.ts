/** Bytes of a file name that every usual file system takes. */
const MAX_NAME_BYTES = 255

/** Characters of the name of a stylesheet from which on it is shortened. */
const LONG_NAME = 120

/** Addresses that only a running site answers, whatever its pages say. */
const RUNNING_ONLY = /^\/(?:admin|api|preview)(?:\/|$)/

/** An address of the site that is exported. */
export interface OwnAddress {
  /** As it is written in pages, percent-encoded, without query and fragment. */
  readonly path: string
  /** With its question mark, or empty. */
  readonly query: string
  /** With its `#`, or empty. */
  readonly fragment: string
}

/**
 * Reads an address as a page or a file has it.
 *
 * @param written As it stands there: whole, from the root, or relative.
 * @param base Whole address of what it stands in.
 * @returns Undefined for addresses of other sites, and for those that lead nowhere, such as `mailto:`.
 */
export function ownAddress(written: string, base: string): OwnAddress | undefined {
  if (!URL.canParse(written, base)) return undefined
  const { origin, pathname: path, search: query, hash: fragment } = new URL(written, base)
  return origin === new URL(base).origin ? { path, query, fragment } : undefined
}

/** True for what no file can answer: the admin and its API. */
export function needsRunningSite(path: string): boolean {
  return RUNNING_ONLY.test(path)
}

/** True for files that pages load; their query names a version, and changes nothing. */
export function isLoadedFile(path: string): boolean {
  return /^\/(?:assets|media|og)\//.test(path)
}

/**
 * File that holds the answer at a path, from the folder of the export: `about/index.html` for `/about/`.
 *
 * @returns Undefined for a path that no file can have.
 */
export function exportedFile(path: string): string | undefined {
  if (decodedPath(path) === undefined) return undefined
  // A slash that is encoded is a part of a name, which no file can have.
  const segments = path.split('/').slice(1).map(decodeURIComponent)
  const last = segments.pop() ?? ''
  const names = [...segments, last === '' ? 'index.html' : last]
  const isName = (name: string) =>
    // biome-ignore lint/suspicious/noControlCharactersInRegex: no file system takes them
    !/^\.{0,2}$|[\u0000-\u001f\\/]/.test(name) && new TextEncoder().encode(name).length <= MAX_NAME_BYTES
  return names.every(isName) ? names.join('/') : undefined
}

/**
 * Path at which a file stands in the export. Stylesheets name every block whose styles they hold, more than a file name
 * can be long: the last of them and the hash of the content remain.
 */
export function exportedPath(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1)
  if (name.length <= LONG_NAME || !/^\/assets\/.*\.css$/.test(path)) return path
  return path.slice(0, -name.length) + name.split('.').slice(-3).join('.')
}

/** A path without its percent-encoding; undefined when that cannot be read. */
export function decodedPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
