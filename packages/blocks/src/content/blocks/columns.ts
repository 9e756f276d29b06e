import { inPicker, lines, outline } from '@vitrine/kit/fields'
import type { Block, BlockSlug } from 'payload'

/**
 * Columns hold other blocks, but no columns: two levels are what an editor can still see through.
 *
 * @param contents Slugs of the blocks that may stand in a column.
 */
export function columns(contents: readonly string[]): Block {
  return {
    slug: 'columns',
    labels: { singular: 'Columns', plural: 'Columns' },
    admin: inPicker('Layout', outline(4, 5, 23, 22), outline(29, 5, 15, 22), lines(7, 9, 16, 4), lines(32, 9, 9, 4)),
    fields: [
      {
        name: 'ratio',
        label: 'Widths',
        type: 'select',
        required: true,
        defaultValue: '7-5',
        options: [
          { value: '7-5', label: 'Wide, narrow' },
          { value: '5-7', label: 'Narrow, wide' },
          { value: '8-4', label: 'Two thirds, one third' },
          { value: '4-8', label: 'One third, two thirds' },
          { value: 'halves', label: 'Halves' },
          { value: 'thirds', label: 'Thirds' },
        ],
      },
      {
        name: 'firstSticks',
        label: 'The first column stays in view while those beside it scroll',
        type: 'checkbox',
        defaultValue: false,
        admin: { description: 'For a menu or a list of contents. Where columns stand side by side.' },
      },
      {
        name: 'lastSticks',
        label: 'The last column stays in view while those beside it scroll',
        type: 'checkbox',
        defaultValue: false,
        admin: { description: 'Where columns stand side by side, and when it is the shorter one.' },
      },
      {
        name: 'columns',
        label: 'Columns',
        type: 'array',
        minRows: 2,
        maxRows: 3,
        fields: [
          {
            name: 'blocks',
            label: 'Blocks',
            type: 'blocks',
            blocks: [],
            blockReferences: [...contents] as BlockSlug[],
          },
        ],
      },
    ],
  }
}
