import type { SearchSettings } from '../settings.ts'
import type { SearchTexts } from '../texts.ts'
import type { TypeNames } from '../type-names.ts'

/** Texts that a field needs. */
const TEXTS = ['suggestions', 'suggestionCount', 'oneSuggestion', 'unavailable', 'recent', 'forget'] as const

/** Props of a field with suggestions. */
export interface LiveSearchProps extends SearchSettings {
  /** Address of the endpoint. */
  readonly ajaxPath: string
  readonly texts: Pick<SearchTexts, (typeof TEXTS)[number]>
  readonly typeNames: TypeNames
}

/** Props that every search field of a site shares. */
export function liveSearchProps(
  settings: SearchSettings,
  page: { readonly ajaxPath: string; readonly texts: SearchTexts; readonly typeNames: TypeNames },
): LiveSearchProps {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, page.texts[name]])) as LiveSearchProps['texts']
  return { ...settings, ...page, texts }
}
