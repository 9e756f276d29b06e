/** Prefix of the files of the media library. */
const MEDIA_PREFIX = '/media/'

/** Field of an address that says when its file was last written. */
const VERSION_FIELD = 'v'

const VERSION = /^[0-9a-z]{1,16}$/

/**
 * The address of a file of the library. It changes whenever the file may have changed, so that browsers may keep what they
 * find at it.
 *
 * @param updatedAt When its medium was last saved, as the database has it; without it the address is that of no version.
 */
export function mediaAddress(filename: string, updatedAt: unknown): string {
  const path = MEDIA_PREFIX + encodeURIComponent(filename)
  const time = typeof updatedAt === 'string' ? Date.parse(updatedAt) : Number.NaN
  return Number.isNaN(time) ? path : `${path}?${VERSION_FIELD}=${time.toString(36)}`
}

/** The name of the file that an address leads to. Undefined when it is none of the library. */
export function mediaFilename(address: string): string | undefined {
  const [path = ''] = address.split('?')
  return path.startsWith(MEDIA_PREFIX) ? decodeURIComponent(path.slice(MEDIA_PREFIX.length)) : undefined
}

/** True if a requested address names a version. */
export function namesVersion(address: string | undefined): boolean {
  const [, query = ''] = address?.split('?') ?? []
  return VERSION.test(new URLSearchParams(query).get(VERSION_FIELD) ?? '')
}
