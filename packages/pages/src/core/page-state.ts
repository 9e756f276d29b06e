import type { RenderContext } from '@vitrine/ui/core'
import { BLOCK_TEXTS, type BlockTexts } from './block-texts.ts'

/** What blocks of this package may know of the page that shows them. */
export interface PageState {
  readonly texts: BlockTexts
}

/** Reads this package's part of the context; a page that says nothing of itself is one without a name. */
export function stateOfPage({ features }: RenderContext): PageState {
  return { texts: BLOCK_TEXTS, ...(features.pages as Partial<PageState> | undefined) }
}
