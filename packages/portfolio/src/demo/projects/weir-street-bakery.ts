import { image } from '@vitrine/kit/demo'
import { credits, kinds, materials, others, said, text, year } from './words.ts'

export const weirStreetBakery = {
  slug: 'weir-street-bakery',
  title: 'Weir Street Bakery',
  description: 'The counter is one slab. The terrazzo holds chips of the old floor.',
  pageLayout: 'gallery',
  client: 'Ole Ostrand',
  date: year(2025),
  categories: kinds('interiors'),
  image: image('bakery'),
  gallery: [image('materials')],
  galleryForm: 'carousel',
  facts: [
    { label: 'Opens', value: 'At six' },
    { label: 'Floor', value: 'Terrazzo, ground by hand' },
  ],
  related: others('ferry-waiting-room', 'house-by-a-weir', 'pendant-no-2'),
  layout: [
    text(
      'Flour finds every ledge, so there is none. The slats of the counter run upright; the top has one joint, under the bread knife, where a crack would have come anyway.',
      'The shop was closed for nineteen days. The oven was not.',
    ),
    {
      blockType: 'timeline',
      heading: 'Nineteen days',
      steps: [
        { when: 'Day 1', title: 'The floor comes up', text: 'We wash the chips and keep the red ones.' },
        { when: 'Day 6', title: 'One pour', text: 'Eleven hundred kilograms, before the bread goes in.' },
        { when: 'Day 13', title: 'Grinding', text: 'Four days, wet, with the windows open. The street brings coffee.' },
        { when: 'Day 19', title: 'The lamp', text: 'It hangs over the knife. At six the door is open.' },
      ],
    },
    materials(
      ['Top', 'Terrazzo, 62 millimetres, with the old floor in it'],
      ['Front', 'Oak slats, 44, upright'],
      ['Wall', 'Lime, blue to the height of a shoulder'],
      ['Lamp', 'Brass, spun in one piece'],
    ),
    said('I sold bread through the window. I know my neighbours now.', { name: 'Ole Ostrand', role: 'Baker' }),
    credits(['Drawings', 'Mara Halden'], ['Counter', 'Linnea Voss'], ['Nineteen days', 'Ines Okafor']),
  ],
}
