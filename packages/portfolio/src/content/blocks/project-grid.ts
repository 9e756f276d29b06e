import { area, disc, inPicker, lines, optionsOf } from '@vitrine/kit/fields'
import type { Block, Field } from 'payload'
import {
  CAPTION_PLACES,
  CAPTIONS,
  COLUMN_COUNTS,
  COLUMNS,
  GRID_LAYOUTS,
  LAYOUTS,
  MAX_PER_PART,
  PER_PART,
} from '../../core/grid-settings.ts'

/** How a list looks, and how much of it stands on a page. */
export const gridFields: readonly Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'layout',
        label: 'Form',
        type: 'select',
        required: true,
        defaultValue: GRID_LAYOUTS[0],
        options: optionsOf(LAYOUTS),
      },
      {
        name: 'captions',
        label: 'Words',
        type: 'select',
        required: true,
        defaultValue: CAPTION_PLACES[0],
        options: optionsOf(CAPTIONS),
        admin: { condition: (_, siblings) => siblings?.layout !== 'list' },
      },
      {
        name: 'columns',
        label: 'Columns in a wide window',
        type: 'select',
        required: true,
        defaultValue: COLUMN_COUNTS[0],
        options: optionsOf(COLUMNS),
        admin: { condition: (_, siblings) => siblings?.layout !== 'list' && siblings?.layout !== 'tiles' },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'show',
        label: 'How many',
        type: 'select',
        required: true,
        defaultValue: 'more',
        options: optionsOf({
          more: 'All, with a button for more',
          parts: 'All, on pages of their own',
          latest: 'The first alone',
        }),
      },
      {
        name: 'count',
        label: 'Projects',
        type: 'number',
        required: true,
        defaultValue: PER_PART,
        min: 1,
        max: MAX_PER_PART,
      },
    ],
  },
]

export const projectGrid: Block = {
  slug: 'projectGrid',
  labels: { singular: 'Projects', plural: 'Projects' },
  admin: inPicker(
    'Links',
    disc(5, 4, 0.8),
    lines(8, 3.6, 8),
    lines(19, 3.6, 8),
    area(4, 7, 23, 13),
    area(28, 7, 16, 13),
    area(4, 21, 12.6, 8),
    area(17.6, 21, 12.6, 8),
    area(31.2, 21, 12.8, 8),
  ),
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', localized: true, maxLength: 200 },
    { name: 'intro', label: 'Introduction', type: 'textarea', localized: true, maxLength: 600 },
    ...gridFields,
    {
      type: 'row',
      fields: [
        { name: 'category', label: 'Of the category', type: 'relationship', relationTo: 'project-categories' },
        {
          name: 'filtered',
          label: 'Categories to choose from above',
          type: 'checkbox',
          defaultValue: false,
          admin: { condition: (_, siblings) => !siblings?.category },
        },
      ],
    },
  ],
}
