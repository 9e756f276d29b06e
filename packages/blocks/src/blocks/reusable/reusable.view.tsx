import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { type ReusableBlock, reusable } from './reusable.block.ts'

/** Blocks that are edited once and shown in many places: as if they stood here. */
const Reusable: BlockRenderer<ReusableBlock> = ({ block, nested }) => nested(block.nested)

export const view = defineView(reusable, { Block: Reusable, root: 'nested', styles: [] })
