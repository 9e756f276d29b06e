import { namedTexts } from '@vitrine/content/core'
import { featureState, type RenderContext } from '@vitrine/kit/core'

/** Labels of the pagination links of a long list. */
export const PAGINATION_TEXTS = {
  name: 'Pages',
  /** `{number}` from 1. */
  part: 'Page {number}',
  previous: 'Newer',
  next: 'Older',
  more: 'Load more',
} as const

export type PaginationTexts = Readonly<Record<keyof typeof PAGINATION_TEXTS, string>>

/** Reads what the site's editors wrote in their place. */
export const parsePaginationTexts = (raw: unknown): PaginationTexts => namedTexts(raw, PAGINATION_TEXTS)

export const paginationState = /* @__PURE__ */ featureState<PaginationTexts>('parts', PAGINATION_TEXTS)

/** Labels in the site's words on this page. */
export const paginationTextsOf = (context: Pick<RenderContext, 'features'>) => paginationState.of(context)
