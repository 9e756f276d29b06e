import { FEATURE_OFF, list, record } from '@vitrine/content/core'
import type { Block, BlockSlug, BlocksField, Field } from 'payload'

/**
 * Form of a block whose feature is switched off: it says so and has nothing to fill in. The block is stored as it was
 * read, and neither searched nor shown.
 *
 * @param feature Name of the feature, as `vitrine.config.ts` would name it.
 */
export function offBlock({ slug, labels, admin }: Block, feature: string): Block {
  const notice: Field = {
    type: 'group',
    label: { en: 'Switched off', de: 'Ausgeschaltet' },
    fields: [],
    admin: {
      description: {
        en: `This block belongs to ${feature}, which is switched off. It stays as it is, and visitors do not see it.`,
        de: `Dieser Block gehört zu ${feature}, und das ist ausgeschaltet. Er bleibt, wie er ist, und Besucher sehen ihn nicht.`,
      },
    },
  }
  return {
    slug,
    ...(labels && { labels }),
    ...(admin && { admin }),
    custom: { [FEATURE_OFF]: feature },
    fields: [notice],
  }
}

/**
 * Keeps blocks that are switched off out of the pickers of these fields, however deep. A list that holds one of them
 * already may keep it.
 *
 * @param off Their slugs.
 */
export function withoutOffBlocks(fields: readonly Field[], off: readonly string[]): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'tabs') {
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: withoutOffBlocks(tab.fields, off) })) }
    }
    if (field.type === 'blocks') return picking(field, off)
    return 'fields' in field ? ({ ...field, fields: withoutOffBlocks(field.fields, off) } as Field) : field
  })
}

function picking(field: BlocksField, off: readonly string[]): BlocksField {
  const slugs = (field.blockReferences ?? []).map((block) => (typeof block === 'string' ? block : block.slug))
  if (!slugs.some((slug) => off.includes(slug))) return field
  return {
    ...field,
    filterOptions: ({ siblingData }) => {
      const held = list(record(siblingData)[field.name]).map(({ blockType }) => blockType)
      return slugs.filter((slug) => !off.includes(slug) || held.includes(slug)) as BlockSlug[]
    },
  }
}
