import type { SearchSettings } from '../settings.ts'
import type { SearchTexts } from '../texts.ts'

/** What a field with suggestions is told. */
export interface LiveSearchProps extends SearchSettings {
  /** Where calls are answered. */
  readonly ajaxPath: string
  /** Types that are looked in; none: all. */
  readonly types: readonly string[]
  readonly texts: Pick<
    SearchTexts,
    'suggestions' | 'suggestionCount' | 'oneSuggestion' | 'unavailable' | 'page' | 'post' | 'project' | 'other'
  >
}

/** Puts together what every field of a site is told. */
export function liveSearchProps(
  settings: SearchSettings,
  { ajaxPath, texts }: { readonly ajaxPath: string; readonly texts: SearchTexts },
): LiveSearchProps {
  const { suggestions, suggestionCount, oneSuggestion, unavailable, page, post, project, other } = texts
  return {
    ...settings,
    ajaxPath,
    types: [],
    texts: { suggestions, suggestionCount, oneSuggestion, unavailable, page, post, project, other },
  }
}
