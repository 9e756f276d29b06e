import type { FormState } from 'payload'

/** @returns Whether both states of a form have the same fields with the same values. */
export function haveSameValues(one: FormState, other: FormState): boolean {
  // Run at each key, over thousands of fields of which one has changed.
  return one === other || (holdsValues(one, other) && holdsValues(other, one))
}

function holdsValues(one: FormState, other: FormState): boolean {
  return Object.keys(other).every(
    (path) => one[path] === other[path] || Object.is(one[path]?.value, other[path]?.value),
  )
}
