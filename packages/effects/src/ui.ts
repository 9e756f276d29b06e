import type { BlockRenderers } from '@vitrine/ui/core'
import { Section } from './ui/blocks/section.tsx'

/** How this package's blocks are shown. */
export const blocks: BlockRenderers = { section: { Block: Section, styles: ['section'] } }
