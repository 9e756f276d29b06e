import { HOSTILE, LONGER } from '@vitrine/ui/examples'
import { paragraph } from '../example-parts.ts'
import type { PopoverBlock } from './popover.block.ts'

export const examples = [
  {
    blockType: 'popover',
    id: 'popover-normal',
    popoverId: 'why-oak-5k5k',
    label: 'Why oak?',
    look: 'quiet',
    content: [paragraph('It dents instead of breaking, and smells of vinegar when it is cut.')],
  },
  {
    blockType: 'popover',
    id: 'popover-long',
    popoverId: 'long-5k5k',
    label: HOSTILE,
    look: 'outline',
    content: [paragraph(LONGER)],
  },
] satisfies PopoverBlock[]
