import { HOSTILE, LONGER } from '@vitrine/ui/examples'
import { paragraph } from '../example-parts.ts'
import type { AccordionBlock } from './accordion.block.ts'

const questions = [
  {
    id: 'visit',
    anchor: 'visit-1a2b',
    title: 'What does the first visit cost?',
    content: [paragraph('£180 for two hours, within forty miles. You keep the drawing we make at your table.')],
  },
  {
    id: 'wait',
    anchor: 'wait-1a2b',
    title: 'How long is the wait?',
    content: [paragraph('Eleven weeks for furniture, four for a lamp.'), paragraph('Interiors begin in March.')],
  },
  {
    id: 'repair',
    anchor: 'repair-1a2b',
    title: 'Do you repair what others have made?',
    content: [paragraph('Chairs and tables, yes. Bring it on a Friday, or send two photographs.')],
  },
]

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
      { id: 'long', anchor: 'long-3c4d', title: LONGER, content: [paragraph(LONGER)] },
      { id: 'hostile', anchor: 'hostile-3c4d', title: HOSTILE, content: [paragraph(HOSTILE)] },
    ],
  },
] satisfies AccordionBlock[]
