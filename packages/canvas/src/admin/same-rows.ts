import type { FormState } from 'payload'

/** @returns False if a form has got a field, or a list of it other rows, since an earlier state. Fields that are gone are no matter. */
export function haveSameRows(before: FormState, after: FormState): boolean {
  return Object.keys(after).every((path) => {
    const [one, other] = [before[path], after[path]]
    return (
      one === other || (one !== undefined && one.rows === other?.rows && one.disableFormData === other?.disableFormData)
    )
  })
}
