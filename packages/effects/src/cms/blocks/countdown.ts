import type { Block } from 'payload'

export const countdown: Block = {
  slug: 'countdown',
  labels: { singular: 'Countdown', plural: 'Countdowns' },
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
