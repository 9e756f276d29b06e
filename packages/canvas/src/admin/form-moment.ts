import type { FormState } from 'payload'
import { NO_VALUE, shownAnew } from './form-edits.ts'
import { holdSameBlocks } from './same-blocks.ts'

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

/**
 * The form at that moment again, beside what it holds elsewhere. Fields with the same value stay the same objects: Payload
 * checks each other one anew, over the whole form.
 */
export function withMoment(form: FormState, path: string, { fields }: FormMoment): FormState {
  const others = Object.entries(form).filter(([name]) => !isWithin(name, path))
  // The answer to what is being saved at this moment takes the place of values that count as saved.
  const changed = Object.entries({ ...addedSince(form, path, fields), ...fields }).map(([name, field]) => {
    const now = form[name]
    if (now && valueText(now) === valueText(field)) return [name, now]
    const isEmpty = field.value === undefined && !field.disableFormData
    return [name, { ...field, ...(isEmpty && { value: NO_VALUE }), ...shownAnew(field.value), isModified: true }]
  })
  return Object.fromEntries([...others, ...changed])
}

/** Fields that rows have got since a moment, without values: several steps may be taken back before the next save. */
function addedSince(form: FormState, path: string, fields: FormState): FormState {
  const nameThen = namesThen(form, fields)
  return Object.fromEntries(
    Object.entries(form).flatMap(([name, field]) => {
      if (!isWithin(name, path) || field.rows || field.disableFormData) return []
      const then = nameThen(name)
      return then === undefined || then in fields ? [] : [[then, { ...field, value: undefined }]]
    }),
  )
}

/** @returns Finds the name that a field of the form had at a moment, or would have had: undefined if its row was not there. */
function namesThen(form: FormState, fields: FormState): (name: string) => string | undefined {
  const inRow = (name: string) => /^(.*\.\d+)\.(.+?)$/.exec(name)
  // Where no row has moved, as after typing, each has the name that it had.
  if (holdSameBlocks(fields, form) && holdSameBlocks(form, fields)) return (name) => (inRow(name) ? name : undefined)
  const rows = new Map(Object.keys(fields).map((name) => [rowKey(fields, name), name]))
  return (name) => {
    const same = rows.get(rowKey(form, name))
    if (same !== undefined) return same
    const [, row = '', rest = ''] = inRow(name) ?? []
    const then = rows.get(`${rowKey(form, row)}.id`)
    return then === undefined ? undefined : `${then.slice(0, -'.id'.length)}.${rest}`
  }
}

/** Name of a field by the ids of the rows in which it stands, wherever these stand. */
function rowKey(form: FormState, name: string): string {
  const parts = name.split('.')
  return parts
    .map(
      (part, at) => (/^\d+$/.test(part) ? form[parts.slice(0, at).join('.')]?.rows?.[Number(part)]?.id : part) ?? part,
    )
    .join('.')
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
