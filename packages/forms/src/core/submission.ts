import { type Entries, files, texts, valuesByField } from './entries.ts'
import { type FormTag, isChoice, takesPartInMail } from './template/form-tag.ts'

/** What was submitted: a text, or the chosen texts of a group. */
export type SubmittedValue = string | readonly string[]
export type Submitted = Readonly<Record<string, SubmittedValue>>

/** Fields that belong to no field of the form and are kept all the same. */
const MAX_EXTRA_FIELDS = 50

/**
 * Collects the submitted data. Names with a leading underscore are the protocol's own; a missing field is empty; fields
 * that the form does not have are kept as posted. [reference 6]
 */
export function collect(tags: readonly FormTag[], entries: Entries): Submitted {
  const values = valuesByField(entries)
  const data: Record<string, SubmittedValue> = {}
  const known = new Set<string>()
  for (const tag of tags) {
    if (!takesPartInMail(tag)) continue
    known.add(tag.name)
    const given = texts(values.get(tag.name) ?? [])
    data[tag.name] = isChoice(tag) ? given : given.join(', ')
  }
  let extra = 0
  for (const [name, posted] of values) {
    if (known.has(name) || files(posted).length > 0 || extra >= MAX_EXTRA_FIELDS) continue
    extra += 1
    data[name] = texts(posted).join(', ')
  }
  return data
}

/** A value as one line of text. */
export function asText(value: SubmittedValue | undefined): string {
  return typeof value === 'string' ? value : (value ?? []).join(', ')
}
