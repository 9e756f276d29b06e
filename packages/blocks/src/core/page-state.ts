import { featureState, type RenderContext } from '@vitrine/kit/core'
import { BLOCK_TEXTS, type BlockTexts } from './block-texts.ts'

/** State of the page and its site for blocks of this package. */
export interface PageState {
  readonly texts: BlockTexts
  readonly title: string
  /** Absolute address of the page. */
  readonly url: string
  /** Absolute address of the picture that shared links show. */
  readonly image?: string
  /** The site's profiles elsewhere. */
  readonly social: readonly { readonly label: string; readonly url: string }[]
}

/** A page that says nothing of itself is one without a name. */
export const pageState = /* @__PURE__ */ featureState<PageState>('page', {
  texts: BLOCK_TEXTS,
  title: '',
  url: '',
  social: [],
})

export const stateOfPage = (context: Pick<RenderContext, 'features'>) => pageState.of(context)
