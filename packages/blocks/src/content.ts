import { blockForm, blockForms } from '@vitrine/kit/fields'
import type { Block } from 'payload'
import { columns as columnsBlock } from './blocks/columns/columns.block.ts'
import { declarations } from './blocks/declarations.ts'
import { modal as modalBlock } from './blocks/modal/modal.block.ts'
import { reusable as reusableBlock } from './blocks/reusable/reusable.block.ts'

/** Blocks that others hold only under conditions of their own. */
const APART: readonly string[] = [columnsBlock.name, modalBlock.name, reusableBlock.name]

/** Blocks of this package that hold no others, in the order of the picker. */
export const pageBlocks: Block[] = blockForms(declarations.filter(({ name }) => !APART.includes(name)))

/** @param contents Slugs of the blocks that may stand in a column. */
export const columns = (contents: readonly string[]): Block => blockForm(columnsBlock, contents)

/** @param contents Slugs of the blocks that may stand in the window. */
export const modal = (contents: readonly string[]): Block => blockForm(modalBlock, contents)

export const reusable: Block = blockForm(reusableBlock)

export { pageBlockTexts } from './content/block-texts.ts'
export { reusableBlocks } from './content/reusable-blocks.ts'
