import { DEFAULT_LINK_TYPE } from '@vitrine/content/core'
import type { CollectionSlug, Field } from 'payload'

/** Documents that a link can lead to. */
export interface LinkTarget {
  /** Type of the link, and the field of its group that holds the reference. */
  readonly type: string
  readonly collection: CollectionSlug
  /** Editors choose the type by this. */
  readonly choice: string
  /** Name of the field. */
  readonly label: string
}

/**
 * A link to a document of the site or to an address. Links to documents keep working when these move. The documents are
 * those of the site's features: {@link withLinkTargets} adds them.
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
    custom: { link: { required } },
    fields: linkFields([], required),
  }
}

/**
 * Lets the links among these fields, however deep, lead to documents.
 *
 * @param inBlocks Targets of links that stand in blocks: these are stored as JSON, other links as columns.
 */
export function withLinkTargets(
  fields: readonly Field[],
  targets: readonly LinkTarget[],
  inBlocks: readonly LinkTarget[] = targets,
): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'tabs') {
      const tabs = field.tabs.map((tab) => ({ ...tab, fields: withLinkTargets(tab.fields, targets, inBlocks) }))
      return { ...field, tabs }
    }
    if (field.type === 'blocks') {
      const blocks = field.blocks.map((block) => ({ ...block, fields: withLinkTargets(block.fields, inBlocks) }))
      return { ...field, blocks }
    }
    if (!('fields' in field)) return field
    const { link } = field.custom ?? {}
    const inside = link ? linkFields(targets, link.required === true) : withLinkTargets(field.fields, targets, inBlocks)
    return { ...field, fields: inside } as Field
  })
}

function linkFields(targets: readonly LinkTarget[], required: boolean): Field[] {
  return [
    {
      type: 'row',
      fields: [
        {
          name: 'type',
          label: 'Link to',
          type: 'radio',
          defaultValue: DEFAULT_LINK_TYPE,
          options: [
            ...targets.map(({ type, choice }) => ({ label: choice, value: type })),
            { label: 'Web address', value: 'url' },
          ],
          admin: { layout: 'horizontal' },
        },
        { name: 'newTab', label: 'Open in a new tab', type: 'checkbox', defaultValue: false },
      ],
    },
    {
      type: 'row',
      fields: [
        ...targets.map(
          ({ type, label, collection }): Field => ({
            name: type,
            label,
            type: 'relationship',
            relationTo: collection,
            admin: { condition: (_, siblings) => (siblings?.type ?? DEFAULT_LINK_TYPE) === type },
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
  ]
}
