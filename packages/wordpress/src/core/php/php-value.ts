/**
 * A value as PHP serialises it. Lists (keys 0 to n-1 in order) are arrays; other arrays and all objects are maps in their
 * order, with keys as text. No class is ever made of an object. Integers beyond 2^53 are their digits.
 */
export type PhpValue = null | boolean | number | string | readonly PhpValue[] | PhpMap

export type PhpMap = ReadonlyMap<string, PhpValue>

export function isPhpMap(value: PhpValue | undefined): value is PhpMap {
  return value instanceof Map
}

export function isPhpList(value: PhpValue | undefined): value is readonly PhpValue[] {
  return Array.isArray(value)
}

/** Value at a path of keys, through lists and maps; undefined when there is none. */
export function phpAt(value: PhpValue | undefined, ...path: readonly (string | number)[]): PhpValue | undefined {
  let found = value
  for (const key of path) {
    if (isPhpMap(found)) found = found.get(String(key))
    else if (isPhpList(found)) found = found[Number(key)]
    else return undefined
  }
  return found
}

/** Text of a scalar as PHP would print it; undefined for null, lists and maps. */
export function phpText(value: PhpValue | undefined): string | undefined {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  return typeof value === 'boolean' ? (value ? '1' : '') : undefined
}

/** Keys and values of a list or map, in order; none for other values. */
export function phpEntries(value: PhpValue | undefined): readonly (readonly [string, PhpValue])[] {
  if (isPhpMap(value)) return [...value]
  return isPhpList(value) ? value.map((entry, index) => [String(index), entry] as const) : []
}

/** A value that JSON can hold. */
export type PlainValue =
  | null
  | boolean
  | number
  | string
  | readonly PlainValue[]
  | { readonly [key: string]: PlainValue }

/** The value with objects in place of maps, for comparing and showing. Objects have no prototype. */
export function plainPhp(value: PhpValue): PlainValue {
  if (isPhpList(value)) return value.map(plainPhp)
  if (!isPhpMap(value)) return value
  const plain: Record<string, PlainValue> = Object.create(null)
  for (const [key, entry] of value) plain[key] = plainPhp(entry)
  return plain
}
