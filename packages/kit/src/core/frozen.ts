/**
 * Freezes a value with all that stands in it. Declarations are shared by everything that a process runs: who changes one
 * fails at once, rather than somebody else later.
 *
 * @param value Plain objects and arrays are frozen; functions, regular expressions and instances of classes stay as they are.
 * @returns The same value.
 */
export function frozen<const Value>(value: Value): Value {
  if (isPlain(value) && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) frozen(part)
  }
  return value
}

/** True for objects that are data: arrays, and those without a class. */
export function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return Array.isArray(value) || prototype === Object.prototype || prototype === null
}
