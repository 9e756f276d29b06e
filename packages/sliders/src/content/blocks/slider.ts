import { area, disc, inPicker, stroke, title } from '@vitrine/kit/fields'
import type { Block } from 'payload'

export const sliderBlock: Block = {
  slug: 'slider',
  labels: { singular: 'Slider', plural: 'Sliders' },
  admin: inPicker(
    'Pictures and film',
    area(0, 4, 48, 24),
    title(10, 13, 20),
    stroke('M5 14l-2 2l2 2'),
    stroke('M43 14l2 2l-2 2'),
    ...[21, 24, 27].map((x) => disc(x, 25, 0.9)),
  ),
  fields: [
    {
      name: 'slider',
      label: 'Slider',
      type: 'relationship',
      relationTo: 'sliders',
      required: true,
      admin: { description: 'Sliders are edited in their own place, and may be shown on several pages.' },
    },
    {
      name: 'label',
      label: 'Button',
      type: 'text',
      localized: true,
      maxLength: 100,
      admin: {
        description: 'For a slider in a window: the words on the button that opens it. Empty: there is no button.',
      },
    },
  ],
}
