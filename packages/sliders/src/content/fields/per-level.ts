import type { AdminLabel } from '@vitrine/kit/core'
import type { Field, GroupField } from 'payload'
import { LEVEL_WIDTHS } from '../../core/model/levels.ts'

/**
 * Fields whose values may differ by level. What a narrower one leaves empty is as in the one before.
 *
 * @param fields Created for each level.
 */
export function perLevel(name: string, label: AdminLabel, fields: () => Field[]): GroupField {
  const narrower = Object.entries(LEVEL_WIDTHS).map(
    ([level, width]): Field => ({
      type: 'collapsible',
      label: { en: `Differs up to ${width} pixels`, de: `Abweichend bis ${width} Pixel` },
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
