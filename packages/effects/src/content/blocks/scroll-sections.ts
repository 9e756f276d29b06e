import { area, disc, inPicker, outline, rule, title } from '@vitrine/kit/fields'
import type { Block, BlockSlug } from 'payload'
import { PANELS } from '../../core/blocks/scroll-sections.ts'
import { SENSITIVITY_MS } from '../../core/scroll-sections.ts'
import { groundField } from '../fields/ground.ts'
import { surfaceField } from '../fields/surface.ts'

/**
 * Panels as high as the window, of which one takes the place of the other.
 *
 * @param contents Slugs of the blocks that may stand in a panel.
 */
export function scrollSections(contents: readonly string[]): Block {
  return {
    slug: 'scrollSections',
    labels: { singular: 'Scroll sections', plural: 'Scroll sections' },
    admin: inPicker(
      'Layout',
      area(4, 4, 35, 11),
      title(8, 8.5, 16),
      outline(4, 17, 35, 11),
      title(8, 21.5, 16),
      rule(0, 16, 48),
      ...[11, 16, 21].map((y) => disc(43.5, y, 1)),
    ),
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'dots',
            label: 'Dots',
            type: 'select',
            defaultValue: 'end',
            options: [
              { value: 'end', label: 'At the end of the line' },
              { value: 'start', label: 'At the start of the line' },
              { value: 'none', label: 'None' },
            ],
            admin: { width: '33%' },
          },
          {
            name: 'sensitivityMs',
            label: 'Pause after a step (milliseconds)',
            type: 'number',
            min: SENSITIVITY_MS.min,
            max: SENSITIVITY_MS.max,
            admin: { placeholder: String(SENSITIVITY_MS.standard), width: '33%' },
          },
          { name: 'onPhones', label: 'Also on phones', type: 'checkbox', admin: { width: '33%' } },
        ],
      },
      {
        name: 'panels',
        label: 'Panels',
        type: 'array',
        minRows: PANELS.min,
        maxRows: PANELS.max,
        fields: [
          { name: 'name', label: 'Name', type: 'text', required: true, localized: true, maxLength: 80 },
          {
            type: 'row',
            fields: [
              surfaceField,
              {
                name: 'scheme',
                label: 'Light or dark',
                type: 'select',
                options: [
                  { value: 'light', label: 'Always light' },
                  { value: 'dark', label: 'Always dark' },
                ],
                admin: { description: 'Empty: as the page.' },
              },
            ],
          },
          groundField,
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
