import { anyone, editors } from '@vitrine/content/access'
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
    labels: { singular: 'Reusable block', plural: 'Reusable blocks' },
    custom: { visitorVisible: true, search: 'part' },
    // Where it is shown asks for its blocks by itself, in one query for all of a page.
    defaultPopulate: { title: true },
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'updatedAt'],
      ...sidebarPlace('Site', 'block'),
      description: 'A change shows at once everywhere it is used.',
    },
    access: { create: editors, read: anyone, update: editors, delete: editors },
    trash: true,
    fields: [
      { name: 'title', label: 'Title', type: 'text', required: true, maxLength: 200 },
      {
        name: 'layout',
        label: 'Blocks',
        type: 'blocks',
        blocks: [],
        blockReferences: [...blocks] as BlockSlug[],
        validate: (value) =>
          !holdsBlock(value, 'reusable') || 'A reusable block holds no other reusable block, or they would go round.',
      },
    ],
  }
}
