/** Letters, digits, `-._~`: RFC 3986 (6.2.2.2) lets nobody encode them but who wants to be overlooked. */
const ENCODED_UNRESERVED = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/i

/** Slashes, backslashes and control characters: programs disagree on what they mean when they are encoded. */
const ENCODED_SEPARATOR = /%(?:2f|5c|[01][\da-f]|7f)/i

/**
 * Reads the path of a request to the admin. Only one way to write an address is let through, so that what is counted and
 * guarded here is what the admin answers behind.
 *
 * @param target Path and query as the client sent them.
 * @returns The path decoded, without a slash at its end; undefined when it is written in another way than the one.
 */
export function adminPath(target: string): string | undefined {
  const [raw = ''] = target.split('?', 1)
  if (/[#\\]/.test(raw) || ENCODED_UNRESERVED.test(raw) || ENCODED_SEPARATOR.test(raw)) return undefined
  const path = decoded(raw)?.replace(/(?<=.)\/$/, '')
  const segments = path?.split('/').slice(1)
  return segments?.every((segment) => segment !== '' && segment !== '.' && segment !== '..') ? path : undefined
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
