const SCALAR = /^(?:N;|b:[01];|i:[+-]?\d{1,20};|d:[+-]?(?:INF|NAN|[\d.]{1,40}(?:E[+-]?\d{1,4})?);|[rR]:\d{1,9};)$/i
const OPENING = /^(?:[sS]:\d{1,10}:"|E:\d{1,10}:"|a:\d{1,10}:\{|[OC]:\d{1,10}:")/

const LONGEST_OPENING = 20

/** Characters of a scalar at most. */
const MAX_SCALAR_LENGTH = 64

/** True when a text looks from start to end like something that PHP has serialised; `a:b:c` does not. */
export function isSerialised(text: string): boolean {
  const trimmed = text.trim()
  if (trimmed.length <= MAX_SCALAR_LENGTH && SCALAR.test(trimmed)) return true
  const opening = OPENING.exec(trimmed.slice(0, LONGEST_OPENING))?.[0]
  if (opening === undefined) return false
  return /^[sSE]/.test(opening) ? trimmed.endsWith('";') : trimmed.endsWith('}')
}

const ARRAY_OPENING = /^(?:a:\d{1,10}:\{(?:[is]:\d|\})|O:\d{1,10}:")/

/** True when a text begins as a serialised array or object does, whether or not it has an end. */
export function beginsSerialised(text: string): boolean {
  return ARRAY_OPENING.test(text.trimStart().slice(0, LONGEST_OPENING))
}
