import { isPlain } from '@vitrine/kit/block'

/**
 * Copies data with all that stands in it. Payload completes what it is given in place, and declarations are frozen.
 *
 * @param value What stands in it twice, or in itself, does so in the copy; functions and instances of classes are shared.
 */
export function ownCopy<Value>(value: Value): Value {
  return copyOf(value, new Map()) as Value
}

function copyOf(value: unknown, copies: Map<object, unknown>): unknown {
  if (!isPlain(value)) return value
  const known = copies.get(value)
  if (known !== undefined) return known
  const copy: object = Array.isArray(value) ? [] : {}
  copies.set(value, copy)
  for (const [key, part] of Object.entries(value)) Reflect.set(copy, key, copyOf(part, copies))
  return copy
}
