import { viewsOf } from '@vitrine/kit/block'
import type { BlockRenderers } from '@vitrine/kit/core'
import { views } from './blocks/views.ts'

/** Views of this package's blocks. */
export const blocks: BlockRenderers = viewsOf(views)
export { splitAtBlocks, writeBlockMarks } from './ui/block-mark.tsx'
export { Layout } from './ui/layout.tsx'
