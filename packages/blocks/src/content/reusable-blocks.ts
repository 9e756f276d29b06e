import { partAccess } from '@vitrine/content/access'
import { accepts } from '@vitrine/content/answers'
import { sidebarPlace } from '@vitrine/content/core'
import { editLock } from '@vitrine/content/documents'
import type { BlockSlug, CollectionConfig } from 'payload'
import { holdsBlock } from '../core/holds-block.ts'

/**
 * Blocks that are edited once and shown in many places.
 *
 * @param options.blocks Slugs of the blocks that they are made of.
 */
export function reusableBlocks({ blocks }: { blocks: readonly string[] }): CollectionConfig {
  return {
    slug: 'reusable-blocks',
    versions: false,
    lockDocuments: editLock,
    labels: {
      singular: { en: 'Reusable block', de: 'Wiederverwendbarer Block' },
      plural: { en: 'Reusable blocks', de: 'Wiederverwendbare Blöcke' },
    },
    custom: { visitorVisible: true, search: 'part' },
    // Where it is shown asks for its blocks by itself, in one query for all of a page.
    defaultPopulate: { title: true },
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'updatedAt'],
      ...sidebarPlace('Site', 'block', 'pages-on-the-page'),
      description: {
        en: 'A change shows at once everywhere it is used.',
        de: 'Eine Änderung erscheint sofort überall, wo er verwendet wird.',
      },
    },
    access: partAccess({ slug: 'reusable-blocks', kind: 'design' }),
    trash: true,
    fields: [
      { name: 'title', label: { en: 'Title', de: 'Titel' }, type: 'text', required: true, maxLength: 200 },
      {
        name: 'layout',
        label: { en: 'Blocks', de: 'Blöcke' },
        type: 'blocks',
        blocks: [],
        blockReferences: [...blocks] as BlockSlug[],
        validate: accepts<unknown>((value) => !holdsBlock(value, 'reusable'), {
          en: 'A reusable block holds no other reusable block, or they would go round.',
          de: 'Ein wiederverwendbarer Block enthält keinen anderen, sonst drehten sie sich im Kreis.',
        }),
      },
    ],
  }
}
