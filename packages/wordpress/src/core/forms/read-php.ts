import { plainPhp } from '../php/php-value.ts'
import { unserialize } from '../php/unserialize.ts'

/** Reads a serialised meta as plain objects and lists. Undefined: it is absent, or cannot be read. */
export function readPhp(text: string | undefined): unknown {
  if (text === undefined || text === '') return undefined
  const read = unserialize(text)
  return read.ok ? plainPhp(read.value) : undefined
}
