import { LINK_TARGETS, type LinkTarget } from '@vitrine/content/core'
import type { Field } from 'payload'

/** What an editor reads of the documents that a link can lead to. */
const LABELS: Readonly<Record<LinkTarget, { readonly choice: string; readonly label: string }>> = {
  page: { choice: 'A page of this site', label: 'Page' },
  post: { choice: 'A post', label: 'Post' },
  project: { choice: 'A project', label: 'Project' },
}

const TARGETS = Object.entries(LABELS) as readonly [LinkTarget, (typeof LABELS)[LinkTarget]][]

/**
 * A link to a document of the site or to an address. Links to documents keep working when these move.
 *
 * @param options.name Name of the group in the document.
 * @param options.label What the editor reads above it.
 * @param options.required Whether a label must be given.
 */
export function linkField(options: {
  name: string
  label?: string | Record<string, string>
  required?: boolean
  description?: string | Record<string, string>
}): Field {
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
              ...TARGETS.map(([value, { choice }]) => ({ label: choice, value })),
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
          ...TARGETS.map(
            ([name, { label }]): Field => ({
              name,
              label,
              type: 'relationship',
              relationTo: LINK_TARGETS[name],
              admin: { condition: (_, siblings) => (siblings?.type ?? 'page') === name },
            }),
          ),
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
