import { MAX_NAME_LENGTH } from './limits.ts'

/** Control characters, and those that turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** Reads a name as a visitor typed it, on one line. Undefined: it is longer than {@link MAX_NAME_LENGTH}. */
export function parseMemberName(raw: string): string | undefined {
  const name = raw.replaceAll(/\s+/g, ' ').replaceAll(UNSEEN, '').trim()
  return name.length <= MAX_NAME_LENGTH ? name : undefined
}
