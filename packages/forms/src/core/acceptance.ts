import { type Entries, texts, valuesByField } from './entries.ts'
import type { AcceptanceField, Field } from './form.ts'

/** Whether an acceptance box is in the state that lets the form go. `0` and blank count as not ticked. [reference 6] */
export function isAccepted(field: AcceptanceField, ticked: boolean): boolean {
  return field.optional || ticked !== field.invert
}

/** Whether every acceptance box of a form is in the right state. */
export function accepts(fields: readonly Field[], entries: Entries): boolean {
  const values = valuesByField(entries)
  return fields.every((field) => {
    if (field.type !== 'acceptance') return true
    const given = texts(values.get(field.name) ?? [])
    return isAccepted(
      field,
      given.some((value) => value !== '0'),
    )
  })
}
