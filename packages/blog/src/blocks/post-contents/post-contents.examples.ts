import { HOSTILE, LONGER } from '@vitrine/ui/examples'
import type { PostContentsBlock } from './post-contents.block.ts'

export const examples = [
  {
    blockType: 'postContents',
    id: 'post-contents',
    isBeside: false,
    headings: [
      { id: 'one', text: 'Forty-seven centimetres', level: 2 },
      { id: 'two', text: LONGER, level: 3 },
      { id: 'three', text: HOSTILE, level: 2 },
    ],
  },
] satisfies PostContentsBlock[]
