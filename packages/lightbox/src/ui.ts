import type { BlockRenderers } from '@vitrine/ui/core'

/** How this package's blocks are shown. */
export const blocks: BlockRenderers = {}
