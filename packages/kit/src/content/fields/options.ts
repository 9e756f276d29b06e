import type { AdminLabel } from '@vitrine/content/core'

/** Options of a select field, from names with their labels. */
export function optionsOf(labels: Readonly<Record<string, AdminLabel>>) {
  return Object.entries(labels).map(([value, label]) => ({
    value,
    label: typeof label === 'string' ? label : { ...label },
  }))
}
