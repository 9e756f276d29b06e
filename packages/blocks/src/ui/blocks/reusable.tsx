import type { BlockRenderer } from '@vitrine/kit/core'
import type { ReusableBlock } from '../../core/blocks/reusable.ts'

/** Blocks that are edited once and shown in many places: as if they stood here. */
export const Reusable: BlockRenderer = ({ block, nested }) => nested((block as ReusableBlock).nested)
