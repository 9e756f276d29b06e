export type Encoding = 'br' | 'gzip' | 'identity'

/**
 * Chooses how an answer is compressed: the smallest that the visitor takes (RFC 9110, section 12.5.3).
 *
 * @param header `Accept-Encoding`. Undefined: not compressed.
 */
export function preferredEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity'
  const known = chosen.get(header)
  if (known) return known
  if (chosen.size >= MAX_CHOSEN) chosen.clear()
  const encoding = choose(header)
  chosen.set(header, encoding)
  return encoding
}

/** Browsers send a handful of different headers; reading each once is enough. */
const chosen = new Map<string, Encoding>()

/** Headers remembered. */
const MAX_CHOSEN = 100

function choose(header: string): Encoding {
  const accepted = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';')
    const quality = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('q='))
    accepted.set(name.trim(), quality ? Number(quality.slice(2)) : 1)
  }
  const takes = (name: string) => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}
