import type { Field } from 'payload'

/** Chooses a menu. */
export function menuField(options: { readonly label: string; readonly description?: string }): Field {
  const { label, description } = options
  return {
    name: 'menu',
    label,
    type: 'relationship',
    relationTo: 'menus',
    ...(description ? { admin: { description } } : {}),
  }
}
