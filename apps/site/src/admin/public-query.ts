/** Documents that a stranger may ask for at once. */
const MAX_LIMIT = 100

/** Levels of references that are followed for a stranger. */
const MAX_DEPTH = 1

/** Fields of a query that a stranger may use, beside those below. */
const PLAIN = new Set(['page', 'sort', 'locale', 'fallback-locale'])

/** Fields of a query that have others in brackets. */
const NESTED = /^(?:where|select)\[/

/**
 * The query of a stranger who reads the API, within limits.
 *
 * @param search With its question mark, or empty.
 */
export function publicQuery(search: string): string {
  const asked = new URLSearchParams(search)
  const query = new URLSearchParams()
  for (const [name, value] of asked) {
    if (NESTED.test(name)) query.append(name, value)
    else if (PLAIN.has(name)) query.set(name, value)
  }
  query.set('limit', String(wholeWithin(asked.get('limit'), { least: 1, most: MAX_LIMIT, otherwise: 10 })))
  query.set('depth', String(wholeWithin(asked.get('depth'), { least: 0, most: MAX_DEPTH, otherwise: MAX_DEPTH })))
  return `?${query}`
}

function wholeWithin(
  text: string | null,
  { least, most, otherwise }: { readonly least: number; readonly most: number; readonly otherwise: number },
): number {
  if (text === null || !/^\d{1,9}$/.test(text)) return otherwise
  const number = Number(text)
  return number < least ? most : Math.min(number, most)
}
