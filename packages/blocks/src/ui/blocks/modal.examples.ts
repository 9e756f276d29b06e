import { HOSTILE, LONGER } from '@vitrine/ui/examples'
import type { ModalBlock } from '../../core/blocks/modal.ts'
import { imageExamples } from './image.examples.ts'
import { richTextExamples } from './rich-text.examples.ts'

export const modalExamples = [
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
