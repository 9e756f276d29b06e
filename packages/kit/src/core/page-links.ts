import { featureState } from './feature-state.ts'

/** Links of a page that may open over it: to images in full size, or marked by hand. */
export interface PageLinks {
  /** True if the page has such links. */
  readonly open: boolean
  /** Addresses of those that were marked by hand. */
  readonly marked: readonly string[]
}

export const pageLinks = /* @__PURE__ */ featureState<PageLinks>('page-links', { open: false, marked: [] })
