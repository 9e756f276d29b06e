import { HOSTILE, LONGER } from '@vitrine/ui/examples'
import { paragraph } from '../example-parts.ts'
import { examples as galleryExamples } from '../gallery/gallery.examples.ts'
import { examples as tableExamples } from '../table/table.examples.ts'
import type { AccordionBlock } from './accordion.block.ts'

const questions = [
  {
    id: 'visit',
    anchor: 'visit-1a2b',
    title: 'What does the first visit cost?',
    content: [paragraph('£180 for two hours, within forty miles. You keep the drawing we make at your table.')],
    blocks: [],
  },
  {
    id: 'wait',
    anchor: 'wait-1a2b',
    title: 'How long is the wait?',
    content: [paragraph('Eleven weeks for furniture, four for a lamp.'), paragraph('Interiors begin in March.')],
    blocks: [],
  },
  {
    id: 'repair',
    anchor: 'repair-1a2b',
    title: 'Do you repair what others have made?',
    content: [paragraph('Chairs and tables, yes. Bring it on a Friday, or send two photographs.')],
    blocks: [],
  },
]

const [gallery, sizes] = [galleryExamples.slice(0, 1), tableExamples.slice(1, 2)]

export const examples = [
  {
    blockType: 'accordion',
    id: 'accordion-faq',
    heading: 'Before you write',
    intro: 'What people ask us on the telephone.',
    open: 'one',
    firstOpen: true,
    isFaq: true,
    items: questions,
  },
  { blockType: 'accordion', id: 'accordion-minimal', open: 'many', firstOpen: false, isFaq: false, items: questions },
  {
    blockType: 'accordion',
    id: 'accordion-long',
    heading: HOSTILE,
    open: 'many',
    firstOpen: true,
    isFaq: false,
    items: [
      { id: 'long', anchor: 'long-3c4d', title: LONGER, content: [paragraph(LONGER)], blocks: [] },
      { id: 'hostile', anchor: 'hostile-3c4d', title: HOSTILE, content: [paragraph(HOSTILE)], blocks: [] },
    ],
  },
  {
    blockType: 'accordion',
    id: 'accordion-blocks',
    open: 'many',
    firstOpen: true,
    isFaq: false,
    items: [
      {
        id: 'pictures',
        anchor: 'pictures-5e6f',
        title: 'What have you made?',
        content: [paragraph('These, among others.')],
        blocks: gallery,
      },
      { id: 'hours', anchor: 'hours-5e6f', title: 'When are you there?', content: [], blocks: sizes },
    ],
    nested: [...gallery, ...sizes],
  },
] satisfies AccordionBlock[]
