import type { BlockRenderers } from '@vitrine/kit/core'
import { SearchPage } from './ui/blocks/search-page.tsx'

/** How this package's blocks are shown. */
export const blocks: BlockRenderers = {
  searchPage: { Block: SearchPage, styles: ['search-page', 'parts'], holdsTitle: true },
}
export type { SearchState } from './ui/search-state.ts'
