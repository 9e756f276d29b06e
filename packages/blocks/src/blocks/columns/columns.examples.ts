import { examples as imageExamples } from '../image/image.examples.ts'
import { examples as richTextExamples } from '../rich-text/rich-text.examples.ts'
import type { ColumnsBlock } from './columns.block.ts'

const [plainImage, longText] = [imageExamples.slice(2), richTextExamples.slice(2, 3)]

export const examples = [
  {
    blockType: 'columns',
    id: 'columns-pictures',
    ratio: '7-5',
    firstSticks: false,
    lastSticks: false,
    columns: [
      { id: 'wide', blocks: plainImage },
      { id: 'narrow', blocks: longText },
    ],
    nested: [...plainImage, ...longText],
  },
  {
    blockType: 'columns',
    id: 'columns-sidebar',
    ratio: '8-4',
    firstSticks: false,
    lastSticks: true,
    columns: [
      { id: 'text', blocks: longText },
      { id: 'aside', blocks: plainImage },
    ],
    nested: [...longText, ...plainImage],
  },
  {
    blockType: 'columns',
    id: 'columns-menu',
    ratio: '4-8',
    firstSticks: true,
    lastSticks: false,
    columns: [
      { id: 'aside', blocks: plainImage },
      { id: 'text', blocks: longText },
    ],
    nested: [...plainImage, ...longText],
  },
  {
    blockType: 'columns',
    id: 'columns-quarters',
    ratio: '3-6-3',
    firstSticks: false,
    lastSticks: false,
    columns: ['first', 'second', 'third'].map((id) => ({ id, blocks: plainImage.slice(0, 1) })),
    nested: Array.from({ length: 3 }, () => plainImage.slice(0, 1)).flat(),
  },
  ...[4, 6].map((count) => ({
    blockType: 'columns' as const,
    id: `columns-${count}`,
    ratio: 'equal' as const,
    firstSticks: false,
    lastSticks: false,
    columns: Array.from({ length: count }, (_, place) => ({ id: `equal-${place}`, blocks: longText })),
    nested: Array.from({ length: count }, () => longText).flat(),
  })),
  {
    blockType: 'columns',
    id: 'columns-empty',
    ratio: 'thirds',
    firstSticks: false,
    lastSticks: false,
    columns: [{ id: 'one', blocks: [] }],
  },
] satisfies ColumnsBlock[]
