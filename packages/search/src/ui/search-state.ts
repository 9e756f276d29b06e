import type { RenderContext } from '@vitrine/kit/core'
import { DEFAULT_SETTINGS, type SearchSettings } from '../core/settings.ts'
import { parseSearchTexts, type SearchTexts } from '../core/texts.ts'

/** What search knows of the page it is on. */
export interface SearchState {
  readonly texts: SearchTexts
  readonly settings: SearchSettings
  /** Where calls are answered. */
  readonly ajaxPath: string
}

const STANDARD: SearchState = {
  texts: parseSearchTexts({}),
  settings: DEFAULT_SETTINGS,
  ajaxPath: '/wp-admin/admin-ajax.php',
}

export function stateOfSearch({ features }: RenderContext): SearchState {
  return (features.search as SearchState | undefined) ?? STANDARD
}
