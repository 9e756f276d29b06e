import type { OptionLabel } from '../../core/fields/field.ts'

/** Options of a select field, from names with their labels. */
export function optionsOf(labels: Readonly<Record<string, OptionLabel>>) {
  return Object.entries(labels).map(([value, label]) => ({
    value,
    label: typeof label === 'string' ? label : { ...label },
  }))
}
