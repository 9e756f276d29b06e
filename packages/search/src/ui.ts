import type { BlockRenderers } from '@vitrine/ui/core'
import { SearchPage } from './ui/blocks/search-page.tsx'

export type { SearchState } from './ui/search-state.ts'

/** How this package's blocks are shown. */
export const blocks: BlockRenderers = {
  searchPage: { Block: SearchPage, styles: ['search-page', 'parts'], holdsTitle: true },
}
