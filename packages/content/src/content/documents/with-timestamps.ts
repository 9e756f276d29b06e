import type { CollectionConfig, DateField } from 'payload'
import { momentAdmin } from '../../core/moment-admin.ts'

const TIMESTAMPS = ['updatedAt', 'createdAt', 'deletedAt'] as const

/** Declares the moments that Payload notes of each document, so that lists show them by the clocks of the site. */
export function withTimestamps(collection: CollectionConfig): CollectionConfig {
  if (collection.timestamps === false) return collection
  const noted = TIMESTAMPS.filter((name) => name !== 'deletedAt' || collection.trash)
  const missing = noted.filter((name) => !collection.fields.some((field) => 'name' in field && field.name === name))
  return { ...collection, fields: [...collection.fields, ...missing.map(timestampField)] }
}

/** A timestamp as Payload declares it, but for its cell. */
function timestampField(name: (typeof TIMESTAMPS)[number]): DateField {
  const { Cell } = momentAdmin.components
  return {
    name,
    type: 'date',
    index: true,
    label: ({ t }) => t(`general:${name}`),
    admin: { disableBulkEdit: true, hidden: true, components: { Cell } },
  }
}
