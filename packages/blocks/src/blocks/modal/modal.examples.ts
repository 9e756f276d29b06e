import { HOSTILE, LONGER } from '@vitrine/ui/examples'
import { examples as imageExamples } from '../image/image.examples.ts'
import { examples as richTextExamples } from '../rich-text/rich-text.examples.ts'
import type { ModalBlock } from './modal.block.ts'

export const examples = [
  {
    blockType: 'modal',
    id: 'modal-normal',
    dialogId: 'what-we-bring-1x2y',
    label: 'What we bring',
    look: 'outline',
    title: 'What we bring to the first visit',
    size: 'medium',
    nested: richTextExamples.slice(0, 1),
  },
  {
    blockType: 'modal',
    id: 'modal-long',
    dialogId: 'long-1x2y',
    label: HOSTILE,
    look: 'solid',
    title: LONGER,
    size: 'small',
    nested: imageExamples.slice(2),
  },
] satisfies ModalBlock[]
