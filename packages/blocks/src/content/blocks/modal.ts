import { area, button, inPicker, lines, outline, title } from '@vitrine/kit/fields'
import type { Block, BlockSlug } from 'payload'
import { choiceField, lineField } from '../block-fields.ts'

/**
 * A window holds other blocks, but no window.
 *
 * @param contents Slugs of the blocks that may stand in it.
 */
export function modal(contents: readonly string[]): Block {
  return {
    slug: 'modal',
    labels: { singular: 'Window over the page', plural: 'Windows over the page' },
    admin: inPicker(
      'Layout',
      area(0, 0, 48, 32),
      outline(10, 6, 28, 20),
      title(13, 9, 14),
      lines(13, 14, 22, 3),
      button(13, 21),
    ),
    fields: [
      {
        type: 'row',
        fields: [
          lineField('label', 'Text of the button', { max: 80 }),
          choiceField('look', 'Look', { solid: 'Filled', outline: 'Outlined', quiet: 'Underlined' }),
        ],
      },
      {
        type: 'row',
        fields: [
          lineField('title', 'Title of the window', { required: true }),
          choiceField('size', 'Width', { medium: 'Medium', small: 'Small', large: 'Large' }),
        ],
      },
      { name: 'blocks', label: 'Blocks', type: 'blocks', blocks: [], blockReferences: [...contents] as BlockSlug[] },
    ],
  }
}
