import type { FormState } from 'payload'
import { shownAnew } from './form-edits.ts'

/** Some fields of the form at one moment. */
export interface FormMoment {
  /** Equal texts are equal values; what is empty counts as absent, however the form holds it. */
  readonly text: string
  readonly fields: FormState
}

/** @param path Of a field: the moment is of that and of all in it. */
export function momentOf(form: FormState, path: string): FormMoment {
  const fields = Object.fromEntries(Object.entries(form).filter(([name]) => isWithin(name, path)))
  const values = Object.entries(fields).flatMap(([name, field]) => {
    const text = valueText(field)
    return text === '' ? [] : [`${name} ${text}`]
  })
  // Payload puts fields that it adds behind the others.
  return { text: values.sort().join('\n'), fields }
}

/** The form at that moment again, beside what it holds elsewhere. */
export function withMoment(form: FormState, path: string, { fields }: FormMoment): FormState {
  const others = Object.entries(form).filter(([name]) => !isWithin(name, path))
  // The answer to what is being saved at this moment takes the place of values that count as saved.
  const changed = Object.entries(fields).map(([name, field]) => {
    const isSame = valueText(form[name]) === valueText(field)
    return [name, { ...field, ...(!isSame && shownAnew(field.value)), isModified: true }]
  })
  return Object.fromEntries([...others, ...changed])
}

/** True if no editor made the difference: the server has given values to fields that the form did not have yet. */
export function isCompleted(before: FormMoment, now: FormMoment): boolean {
  return Object.keys({ ...before.fields, ...now.fields }).every(
    (name) => !(name in before.fields) || valueText(before.fields[name]) === valueText(now.fields[name]),
  )
}

/** Of a list the ids of its rows. Empty: there is no value. */
function valueText(field: FormState[string] | undefined): string {
  if (field?.rows) return field.rows.map(({ id }) => id).join()
  const value: unknown = field?.value
  const isEmpty = value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  return isEmpty ? '' : JSON.stringify(value)
}

function isWithin(name: string, path: string): boolean {
  return name === path || name.startsWith(`${path}.`)
}
