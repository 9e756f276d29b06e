import { featureState, type RenderContext } from '@vitrine/kit/core'
import { DEFAULT_SETTINGS, type SearchSettings } from '../core/settings.ts'
import { SEARCH_TEXTS, type SearchTexts } from '../core/texts.ts'
import type { TypeNames } from '../core/type-names.ts'

/** State of the search on a page. */
export interface SearchState {
  readonly texts: SearchTexts
  readonly typeNames: TypeNames
  readonly settings: SearchSettings
  /** Address of the endpoint. */
  readonly ajaxPath: string
}

export const searchState = featureState<SearchState>('search', {
  texts: SEARCH_TEXTS,
  typeNames: { other: SEARCH_TEXTS.other },
  settings: DEFAULT_SETTINGS,
  ajaxPath: '/wp-admin/admin-ajax.php',
})

export const stateOfSearch = (context: Pick<RenderContext, 'features'>) => searchState.of(context)
