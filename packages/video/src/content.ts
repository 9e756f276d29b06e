import { blockForms } from '@vitrine/kit/fields'
import type { Block } from 'payload'
import { declarations } from './blocks/declarations.ts'

/** Blocks of this package, in the order of the picker. */
export const videoBlocks: Block[] = blockForms(declarations)
export { videoTexts } from './content/video-texts.ts'
