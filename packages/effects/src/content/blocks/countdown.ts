import { inPicker, lines, outline, title } from '@vitrine/kit/fields'
import type { Block } from 'payload'

export const countdown: Block = {
  slug: 'countdown',
  labels: { singular: 'Countdown', plural: 'Countdowns' },
  admin: inPicker(
    'Lists and boxes',
    ...[4, 14.5, 25, 35.5].flatMap((x) => [outline(x, 9, 8.5, 9), title(x + 2.25, 12.3, 4), lines(x + 1.75, 20.5, 5)]),
  ),
  fields: [
    { name: 'heading', label: 'Heading', type: 'text', localized: true, maxLength: 200 },
    {
      name: 'until',
      label: 'Until',
      type: 'date',
      required: true,
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      name: 'afterwards',
      label: 'Afterwards',
      type: 'text',
      localized: true,
      maxLength: 300,
      admin: { description: 'What stands there when the moment has come.' },
    },
  ],
}
