import { createHash } from 'node:crypto'

/** Characters of a short name: 40 bits, so that of 10,000 tags hardly two share one. If they do, more is dropped than has to be. */
const LENGTH = 8

/** Letters in one case, since Cloudflare takes no notice of it. */
const BASE = 36

/** Makes a short name of a text, of which nobody has to know what it says. */
export function shortName(text: string): string {
  const number = createHash('sha256').update(text).digest().readUIntBE(0, 5)
  return number.toString(BASE).padStart(LENGTH, '0')
}
