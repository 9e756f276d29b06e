import type { Field, GroupField } from 'payload'
import { LEVEL_WIDTHS } from '../../core/model/levels.ts'

/**
 * Fields whose values may differ by level. What a narrower one leaves empty is as in the one before.
 *
 * @param fields Created for each level.
 */
export function perLevel(name: string, label: string, fields: () => Field[]): GroupField {
  const narrower = Object.entries(LEVEL_WIDTHS).map(
    ([level, width]): Field => ({
      type: 'collapsible',
      label: `Differs up to ${width} pixels`,
      admin: { initCollapsed: true },
      fields: [{ name: level, label: false, type: 'group', fields: fields() }],
    }),
  )
  return {
    name,
    label,
    type: 'group',
    fields: [{ name: 'desktop', label: false, type: 'group', fields: fields() }, ...narrower],
  }
}
