import { type AdminLabel, DEFAULT_LINK_TYPE, MAX_LINK_ADDRESS } from '@vitrine/content/core'
import type { CollectionSlug, Field } from 'payload'

/** Documents that a link can lead to. */
export interface LinkTarget {
  /** Type of the link, and the field of its group that holds the reference. */
  readonly type: string
  readonly collection: CollectionSlug
  /** Editors choose the type by this. */
  readonly choice: AdminLabel
  /** Name of the field. */
  readonly label: AdminLabel
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
  label?: AdminLabel
  required?: boolean
  description?: AdminLabel
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
          label: { en: 'Link to', de: 'Link zu' },
          type: 'radio',
          defaultValue: DEFAULT_LINK_TYPE,
          options: [
            ...targets.map(({ type, choice }) => ({ label: choice, value: type })),
            { label: { en: 'Web address', de: 'Webadresse' }, value: 'url' },
          ],
          admin: {
            // One field for all of them, which fills in those that are hidden.
            components: {
              Field: {
                path: '@vitrine/content/admin#LinkPicker',
                clientProps: { targets: targets.map(({ type, label }) => ({ type, label })) },
              },
            },
          },
        },
        {
          name: 'newTab',
          label: { en: 'Open in a new tab', de: 'In einem neuen Tab öffnen' },
          type: 'checkbox',
          defaultValue: false,
        },
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
            admin: { hidden: true },
          }),
        ),
        {
          name: 'url',
          label: { en: 'Address', de: 'Adresse' },
          type: 'text',
          maxLength: MAX_LINK_ADDRESS,
          admin: { hidden: true },
        },
        { name: 'label', label: 'Text', type: 'text', localized: true, required, maxLength: 200 },
      ],
    },
  ]
}
