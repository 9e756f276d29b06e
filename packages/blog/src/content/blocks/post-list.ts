import { area, inPicker, lines, optionsOf, title } from '@vitrine/kit/fields'
import type { Block } from 'payload'
import { LAYOUTS, MAX_PER_PART } from '../../core/list-settings.ts'

export const postList: Block = {
  slug: 'postList',
  labels: { singular: 'Posts', plural: 'Posts' },
  admin: inPicker(
    'Links',
    ...[5, 18].flatMap((y) => [area(4, y, 14, 9), title(21, y + 1, 18), lines(21, y + 5, 22, 2)]),
  ),
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', localized: true, maxLength: 200 },
    { name: 'intro', label: 'Introduction', type: 'textarea', localized: true, maxLength: 600 },
    {
      type: 'row',
      fields: [
        {
          name: 'layout',
          label: 'Form',
          type: 'select',
          required: true,
          defaultValue: 'grid',
          options: optionsOf(LAYOUTS),
        },
        {
          name: 'show',
          label: 'How many',
          type: 'select',
          required: true,
          defaultValue: 'latest',
          options: [
            { value: 'latest', label: 'The latest alone' },
            { value: 'parts', label: 'All, on pages of their own' },
            { value: 'more', label: 'All, with a button for more' },
          ],
        },
        { name: 'count', label: 'Posts', type: 'number', required: true, defaultValue: 6, min: 1, max: MAX_PER_PART },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'category', label: 'Of the category', type: 'relationship', relationTo: 'categories' },
        { name: 'tag', label: 'With the tag', type: 'relationship', relationTo: 'tags' },
        { name: 'author', label: 'By', type: 'relationship', relationTo: 'authors' },
        { name: 'series', label: 'Of the series', type: 'relationship', relationTo: 'series' },
      ],
    },
  ],
}
