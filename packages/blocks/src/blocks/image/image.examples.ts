import { exampleImage, HOSTILE } from '@vitrine/ui/examples'
import type { ImageBlock } from './image.block.ts'

export const examples = [
  { blockType: 'image', id: 'image-bleed', layout: 'bleed', image: exampleImage, caption: 'Chair no. 4.' },
  { blockType: 'image', id: 'image-inset', layout: 'inset', image: exampleImage, caption: HOSTILE },
  { blockType: 'image', id: 'image-minimal', layout: 'column', image: exampleImage },
] satisfies ImageBlock[]
