import { HOSTILE, LONGER } from '@vitrine/ui/examples'
import { tallImage } from '../example-parts.ts'
import type { TestimonialsBlock } from './testimonials.block.ts'

const items: TestimonialsBlock['items'] = [
  {
    id: 'bakery',
    quote: 'They moved one door. The queue has stood out of the rain ever since.',
    name: 'Maud Achterberg',
    role: 'Weir Street Bakery',
    image: tallImage,
    stars: 5,
  },
  {
    id: 'ferry',
    quote: 'Our passengers used to stand. Now they miss the boat because the benches are too good.',
    name: 'Iain Rasmussen',
    role: 'Harbour master',
  },
  { id: 'library', quote: 'You can hear a page turn.', name: 'Ruth Oyelaran', role: 'Reading room, third floor' },
]

export const examples = [
  {
    blockType: 'testimonials',
    id: 'testimonials-grid',
    heading: 'What they say now',
    intro: 'We ask again after the second winter.',
    variant: 'grid',
    items,
  },
  { blockType: 'testimonials', id: 'testimonials-quote', variant: 'quote', items: items.slice(0, 1) },
  {
    blockType: 'testimonials',
    id: 'testimonials-minimal',
    variant: 'grid',
    items: [{ id: 'bare', quote: 'It is quiet.' }],
  },
  {
    blockType: 'testimonials',
    id: 'testimonials-long',
    heading: HOSTILE,
    variant: 'grid',
    items: [
      { id: 'long', quote: LONGER, name: LONGER, stars: 3 },
      { id: 'hostile', quote: HOSTILE, role: HOSTILE },
    ],
  },
] satisfies TestimonialsBlock[]
