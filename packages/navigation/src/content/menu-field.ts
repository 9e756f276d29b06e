import type { AdminLabel } from '@vitrine/kit/core'
import type { Field } from 'payload'

/** Chooses a menu. */
export function menuField(options: { readonly label: AdminLabel; readonly description?: AdminLabel }): Field {
  const { label, description } = options
  return {
    name: 'menu',
    label,
    type: 'relationship',
    relationTo: 'menus',
    ...(description ? { admin: { description } } : {}),
  }
}
