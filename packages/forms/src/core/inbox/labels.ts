import { record } from '@vitrine/content/core'
import { parseRowName } from '../rows.ts'
import { writtenFields } from '../written-fields.ts'

/** Labels of a form's fields, by name. Forms written as a template have their labels in their HTML. */
export type Labels = ReadonlyMap<string, string>

/** @param raw A document of `contact-forms`. */
export function labelsOf(raw: unknown): Labels {
  const form = record(raw)
  if (form.writtenAs === 'template') return new Map()
  return new Map(writtenFields(form.fields).fields.flatMap(({ tag, label }) => (label ? [[tag.name, label]] : [])))
}

/** A field as people call it, and which row it is of in a group that repeats. */
export function labelledName(name: string, labels: Labels): string {
  const { first, row } = parseRowName(name)
  const own = labels.get(name)
  if (own !== undefined) return own
  const label = row > 1 ? labels.get(first) : undefined
  return label === undefined ? name : `${label} (${row})`
}

/** Labels that mean one field in all forms, and one field alone: others would put two columns under one name. */
export function sharedLabels(forms: readonly Labels[]): Labels {
  const names = [...new Set(forms.flatMap((labels) => [...labels.keys()]))]
  const agreed = names.flatMap((name): [string, string][] => {
    const own = new Set(forms.flatMap((labels) => labels.get(name) ?? []))
    const [label = '', ...others] = own
    return others.length > 0 ? [] : [[name, label]]
  })
  const count = (label: string) => agreed.filter(([, other]) => other === label).length
  return new Map(agreed.map(([name, label]) => [name, count(label) > 1 ? `${label} (${name})` : label]))
}
