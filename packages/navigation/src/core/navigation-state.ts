import { featureState, type RenderContext } from '@vitrine/kit/core'
import type { Crumb } from './breadcrumb.ts'
import { HEADER_TEXTS, type HeaderTexts } from './header.ts'

/** State of the page and its site for blocks of this package. */
export interface NavigationState {
  /** The way to the page. */
  readonly trail: readonly Crumb[]
  /** Name of that way for screen readers. */
  readonly label: string
  /** Texts of the header: every menu works the same way. */
  readonly texts: HeaderTexts
}

/** A page that says nothing of itself stands nowhere. */
export const navigationState = /* @__PURE__ */ featureState<NavigationState>('navigation', {
  trail: [],
  label: '',
  texts: HEADER_TEXTS,
})

export const stateOfNavigation = (context: Pick<RenderContext, 'features'>) => navigationState.of(context)
