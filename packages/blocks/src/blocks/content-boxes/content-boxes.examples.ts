import { exampleImage, HOSTILE, LONGER } from '@vitrine/ui/examples'
import { link } from '../example-parts.ts'
import type { ContentBoxesBlock } from './content-boxes.block.ts'

const plain = { iconPlace: 'top', hover: 'none', align: 'start', columns: '3' } as const
const box = { id: 'box', title: 'Chair no. 4', detail: '£640', text: 'Oak.', image: exampleImage, link }
export const examples = [
  {
    blockType: 'contentBoxes',
    id: 'boxes-rows',
    ...plain,
    variant: 'rows',
    heading: 'Three trades',
    intro: 'One.',
    boxes: [box],
  },
  {
    blockType: 'contentBoxes',
    id: 'boxes-cards',
    ...plain,
    variant: 'cards',
    boxes: [box, { id: 'long', title: LONGER, text: LONGER }, { id: 'hostile', title: HOSTILE, detail: HOSTILE }],
  },
  {
    blockType: 'contentBoxes',
    id: 'boxes-prices',
    ...plain,
    variant: 'prices',
    heading: 'Prices',
    boxes: [{ id: 'a', title: 'A' }],
  },
  ...(['top', 'start', 'beside'] as const).map((iconPlace) => ({
    ...plain,
    blockType: 'contentBoxes' as const,
    id: `boxes-icons-${iconPlace}`,
    variant: 'icons' as const,
    hover: 'lift' as const,
    iconPlace,
    heading: 'What comes with it',
    boxes: [
      {
        id: 'measure',
        icon: 'ruler' as const,
        title: 'Measured by hand',
        text: 'Every wall, every sill, every step. No wall is straight, and no floor either.',
        link,
      },
      { id: 'wood', icon: 'tree-pine' as const, title: 'Wood from two forests', text: 'Air-dried for three years.' },
      {
        id: 'winter',
        icon: 'snowflake' as const,
        title: 'A second visit',
        detail: 'free',
        text: 'After the first winter we come again and plane what has swollen.',
        link,
      },
    ],
  })),
] satisfies ContentBoxesBlock[]
