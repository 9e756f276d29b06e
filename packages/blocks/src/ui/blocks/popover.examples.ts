import { HOSTILE, LONGER } from '@vitrine/ui/examples'
import type { PopoverBlock } from '../../core/blocks/popover.ts'
import { paragraph } from '../example-parts.ts'

export const popoverExamples = [
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
