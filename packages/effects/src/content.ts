import { blockForms } from '@vitrine/kit/fields'
import type { Block } from 'payload'
import { declarations } from './blocks/declarations.ts'

/** Blocks of this package that hold no others, in the order of the picker. */
export const effectBlocks: Block[] = blockForms(declarations)
export { scrollSections } from './content/blocks/scroll-sections.ts'
export { section } from './content/blocks/section.ts'
export { effectTexts } from './content/effect-texts.ts'
