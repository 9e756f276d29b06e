import { HOSTILE, LONGER } from '@vitrine/ui/examples'
import { paragraph } from '../example-parts.ts'
import type { FootnotesBlock } from './footnotes.block.ts'

export const examples = [
  {
    blockType: 'footnotes',
    id: 'footnotes-sources',
    heading: 'Notes',
    notes: [
      { id: 'a', number: 1, markIds: [], text: [paragraph('From the day book of 1911, page 40.')] },
      { id: 'b', number: 2, markIds: [], text: [paragraph('Since replaced.'), paragraph('By oak.')] },
    ],
  },
  {
    blockType: 'footnotes',
    id: 'footnotes-long',
    notes: [
      { id: 'long', number: 3, markIds: [], text: [paragraph(LONGER)] },
      { id: 'hostile', number: 4, markIds: [], text: [paragraph(HOSTILE)] },
    ],
  },
] satisfies FootnotesBlock[]
