import { HOSTILE, LONGER } from '@vitrine/ui/examples'
import type { CodeBlock } from './code.block.ts'

export const examples = [
  {
    blockType: 'code',
    id: 'code-normal',
    code: 'chair no. 4\n  seat    450 mm\n  height  780 mm\n  oak     4.2 kg, soaped',
    caption: 'The whole order, as it hangs above the bench.',
  },
  { blockType: 'code', id: 'code-long', code: `${LONGER}\n${HOSTILE}` },
] satisfies CodeBlock[]
