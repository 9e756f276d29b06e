import { type Entries, files, texts, valuesByField } from './entries.ts'
import type { Field } from './form.ts'

/** What was submitted: a text, or the chosen texts of a group. */
export type SubmittedValue = string | readonly string[]
export type Submitted = Readonly<Record<string, SubmittedValue>>

/** Fields that belong to no field of the form and are kept all the same. */
const MAX_EXTRA_FIELDS = 50

/**
 * Collects the submitted data. Names with a leading underscore are the protocol's own; a missing field is empty; fields
 * that the form does not have are kept as posted. [reference 6]
 */
export function collect(fields: readonly Field[], entries: Entries): Submitted {
  const values = valuesByField(entries)
  const data: Record<string, SubmittedValue> = {}
  const known = new Set<string>()
  for (const field of fields) {
    if (!('name' in field)) continue
    known.add(field.name)
    const given = texts(values.get(field.name) ?? [])
    data[field.name] = isChoice(field) ? given : given.join(', ')
  }
  let extra = 0
  for (const [name, posted] of values) {
    if (known.has(name) || files(posted).length > 0 || extra >= MAX_EXTRA_FIELDS) continue
    extra += 1
    data[name] = texts(posted).join(', ')
  }
  return data
}

function isChoice(field: Field): boolean {
  return field.type === 'checkbox' || field.type === 'radio' || field.type === 'select'
}

/** A value as one line of text. */
export function asText(value: SubmittedValue | undefined): string {
  return typeof value === 'string' ? value : (value ?? []).join(', ')
}
