import type { ContentBoxesBlock } from '../../core/blocks/content-boxes.ts'
import { HOSTILE, LONG, link, picture } from './example-parts.ts'

const box = { id: 'box', title: 'Chair no. 4', detail: '£640', text: 'Oak.', image: picture, link }
export const contentBoxesExamples = [
  {
    blockType: 'contentBoxes',
    id: 'boxes-rows',
    variant: 'rows',
    heading: 'Three trades',
    intro: 'One.',
    boxes: [box],
  },
  {
    blockType: 'contentBoxes',
    id: 'boxes-cards',
    variant: 'cards',
    boxes: [box, { id: 'long', title: LONG, text: LONG }, { id: 'hostile', title: HOSTILE, detail: HOSTILE }],
  },
  {
    blockType: 'contentBoxes',
    id: 'boxes-prices',
    variant: 'prices',
    heading: 'Prices',
    boxes: [{ id: 'a', title: 'A' }],
  },
] satisfies ContentBoxesBlock[]
