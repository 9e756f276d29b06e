import { area, inPicker, outline } from '@vitrine/cms/fields'
import type { Block, BlockSlug } from 'payload'

/**
 * A section holds other blocks, but no sections.
 *
 * @param contents Slugs of the blocks that may stand in a section.
 */
export function section(contents: readonly string[]): Block {
  return {
    slug: 'section',
    labels: { singular: 'Section', plural: 'Sections' },
    admin: inPicker('Layout', area(0, 4, 48, 24), outline(5, 8, 38, 16)),
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'surface',
            label: 'Ground',
            type: 'select',
            required: true,
            defaultValue: 'surface',
            options: [
              { value: 'paper', label: 'Paper' },
              { value: 'surface', label: 'A shade darker' },
              { value: 'ink', label: 'Ink' },
              { value: 'accent', label: 'Accent' },
            ],
          },
          {
            name: 'padding',
            label: 'Space inside',
            type: 'select',
            required: true,
            defaultValue: 'normal',
            options: [
              { value: 'normal', label: 'As the design has it' },
              { value: 'none', label: 'None' },
              { value: 'small', label: 'Little' },
              { value: 'large', label: 'Much' },
            ],
          },
        ],
      },
      { name: 'blocks', label: 'Blocks', type: 'blocks', blocks: [], blockReferences: [...contents] as BlockSlug[] },
    ],
  }
}
