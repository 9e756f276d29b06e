import type { FormState } from 'payload'

/** @returns Whether both states of a form have the same fields with the same values. */
export function haveSameValues(one: FormState, other: FormState): boolean {
  if (one === other) return true
  const paths = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...paths].every((path) => Object.is(one[path]?.value, other[path]?.value))
}
