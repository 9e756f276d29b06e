import { blockForm, blockForms } from '@vitrine/kit/fields'
import type { Block } from 'payload'
import { declarations } from './blocks/declarations.ts'
import { scrollSections as scrollSectionsBlock } from './blocks/scroll-sections/scroll-sections.block.ts'
import { section as sectionBlock } from './blocks/section/section.block.ts'

/** Blocks that hold others. */
const HOLDERS: readonly string[] = [sectionBlock.name, scrollSectionsBlock.name]

/** Blocks of this package that hold no others, in the order of the picker. */
export const effectBlocks: Block[] = blockForms(declarations.filter(({ name }) => !HOLDERS.includes(name)))

/** @param contents Slugs of the blocks that may stand in a section. */
export const section = (contents: readonly string[]): Block => blockForm(sectionBlock, contents)

/** @param contents Slugs of the blocks that may stand in a panel. */
export const scrollSections = (contents: readonly string[]): Block => blockForm(scrollSectionsBlock, contents)

export { effectTexts } from './content/effect-texts.ts'
