import type { Field } from 'payload'

/**
 * A link to a page or to an address. Links to pages keep working when the page moves.
 *
 * @param options.name Name of the group in the document.
 * @param options.label What the editor reads above it.
 * @param options.required Whether a label must be given.
 */
export function linkField(options: { name: string; label?: string; required?: boolean; description?: string }): Field {
  const { name, label = 'Link', required = false, description } = options
  return {
    name,
    label,
    type: 'group',
    ...(description ? { admin: { description } } : {}),
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'type',
            label: 'Leads to',
            type: 'radio',
            defaultValue: 'page',
            options: [
              { label: 'A page of this site', value: 'page' },
              { label: 'An address', value: 'url' },
            ],
            admin: { layout: 'horizontal' },
          },
          { name: 'newTab', label: 'Open in a new tab', type: 'checkbox', defaultValue: false },
        ],
      },
      {
        type: 'row',
        fields: [
          {
            name: 'page',
            label: 'Page',
            type: 'relationship',
            relationTo: 'pages',
            admin: { condition: (_, siblings) => siblings?.type !== 'url' },
          },
          {
            name: 'url',
            label: 'Address',
            type: 'text',
            maxLength: 2000,
            admin: {
              condition: (_, siblings) => siblings?.type === 'url',
              description: 'https://…, mailto:…, tel:…, or a path of this site such as /contact/#map',
            },
          },
          { name: 'label', label: 'Text', type: 'text', localized: true, required, maxLength: 200 },
        ],
      },
    ],
  }
}
