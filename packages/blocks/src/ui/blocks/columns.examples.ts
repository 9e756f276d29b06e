import type { ColumnsBlock } from '../../core/blocks/columns.ts'
import { imageExamples } from './image.examples.ts'
import { richTextExamples } from './rich-text.examples.ts'

const [plainImage, longText] = [imageExamples.slice(2), richTextExamples.slice(2, 3)]

export const columnsExamples = [
  {
    blockType: 'columns',
    id: 'columns-pictures',
    ratio: '7-5',
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
    columns: [
      { id: 'aside', blocks: plainImage },
      { id: 'text', blocks: longText },
    ],
    nested: [...plainImage, ...longText],
  },
  { blockType: 'columns', id: 'columns-empty', ratio: 'thirds', columns: [{ id: 'one', blocks: [] }] },
] satisfies ColumnsBlock[]
