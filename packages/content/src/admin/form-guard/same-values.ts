import type { FieldState, FormState } from 'payload'

/** @returns Whether both states of a form have the same fields with the same values. */
export function haveSameValues(one: FormState, other: FormState): boolean {
  // Run at each key, over thousands of fields of which one has changed.
  return one === other || (holdsValues(one, other) && holdsValues(other, one))
}

function holdsValues(one: FormState, other: FormState): boolean {
  return Object.keys(other).every((path) => holdSameValue(one[path], other[path]))
}

/** @returns Whether both states of a field have the same value. */
export function holdSameValue(one: FieldState | undefined, other: FieldState | undefined): boolean {
  return one === other || Object.is(one?.value, other?.value)
}
