import type { AdminLabel } from '@vitrine/kit/core'
import { textGroup } from '@vitrine/kit/fields'
import type { Field } from 'payload'

/**
 * The small texts of a component, for sites in other words or other languages.
 *
 * @param defaults Shown to visitors while the editor's field is empty.
 * @param labels What the editor reads above each.
 */
export function textFields<Name extends string>(
  defaults: Readonly<Record<Name, string>>,
  labels: Readonly<Record<NoInfer<Name>, AdminLabel>>,
): Field {
  return {
    type: 'collapsible',
    label: { en: 'Small texts', de: 'Kleine Texte' },
    admin: { initCollapsed: true },
    fields: [textGroup({ name: 'texts', label: false, defaults, labels })],
  }
}
