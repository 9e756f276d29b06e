import type { CollectionSlug, CustomComponent } from 'payload'
import type { Template } from '../../core/templates/template.ts'

/** Cards above the list of a collection, for `admin.components.beforeListTable`. Its endpoint makes the draft. */
export function startFromTemplate(collection: CollectionSlug, templates: readonly Template[]): CustomComponent {
  const cards = templates.map(({ name, label, description, thumbnail }) => ({ name, label, description, thumbnail }))
  return { path: '@vitrine/content/admin#StartFromTemplate', serverProps: { collection, templates: cards } }
}
