import { namedTexts } from '@vitrine/content/core'
import { featureState, type RenderContext } from '@vitrine/kit/core'

/** Labels of the pagination links of a long list. */
export const PARTS_TEXTS = {
  name: 'Pages',
  /** `{number}` from 1. */
  part: 'Page {number}',
  previous: 'Newer',
  next: 'Older',
  more: 'Load more',
} as const

export type PartsTexts = Readonly<Record<keyof typeof PARTS_TEXTS, string>>

/** Reads what the site's editors wrote in their place. */
export const parsePartsTexts = (raw: unknown): PartsTexts => namedTexts(raw, PARTS_TEXTS)

export const partsState = /* @__PURE__ */ featureState<PartsTexts>('parts', PARTS_TEXTS)

/** Labels in the site's words on this page. */
export const partsTextsOf = (context: Pick<RenderContext, 'features'>) => partsState.of(context)
