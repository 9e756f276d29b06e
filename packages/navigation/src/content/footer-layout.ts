import type { AdminLabel } from '@vitrine/kit/core'
import type { CollectionConfig, SelectField } from 'payload'
import type { FOOTER_KINDS, FooterLayout } from '../core/footer.ts'

/** Layouts of the footer as editors choose them. */
export const LAYOUTS = [
  {
    value: 'columns',
    label: {
      en: 'Sentence above columns, the name in large type',
      de: 'Satz über Spalten, der Name in großer Schrift',
    },
  },
  { value: 'split', label: { en: 'Sentence beside columns', de: 'Satz neben Spalten' } },
  { value: 'centred', label: { en: 'Everything centred', de: 'Alles mittig' } },
  {
    value: 'slim',
    label: { en: 'One line: name, legal links, languages', de: 'Eine Zeile: Name, rechtliche Links, Sprachen' },
  },
] as const satisfies readonly { readonly value: FooterLayout; readonly label: AdminLabel }[]

/** Choice of a layout that may be left open. */
export function layoutField(name: (typeof FOOTER_KINDS)[number] | 'footer', label: AdminLabel): SelectField {
  return { name, label, type: 'select', options: [...LAYOUTS] }
}

/** Lets each page choose its footer. Other collections are returned as they are. */
export function withOwnFooter(collection: CollectionConfig): CollectionConfig {
  if (collection.slug !== 'pages') return collection
  return {
    ...collection,
    fields: [
      ...collection.fields,
      {
        ...layoutField('footer', { en: 'Footer', de: 'Fußzeile' }),
        admin: {
          position: 'sidebar',
          description: {
            en: 'Nothing chosen: as Design → Footer says.',
            de: 'Nichts gewählt: wie es unter Design → Fußzeile steht.',
          },
        },
      },
    ],
  }
}
