import type { SearchSettings } from '../settings.ts'
import type { SearchTexts } from '../texts.ts'

/** Texts that a field needs. */
const TEXTS = [
  'suggestions',
  'suggestionCount',
  'oneSuggestion',
  'unavailable',
  'recent',
  'forget',
  'page',
  'post',
  'project',
  'other',
] as const

/** What a field with suggestions is told. */
export interface LiveSearchProps extends SearchSettings {
  /** Where calls are answered. */
  readonly ajaxPath: string
  readonly texts: Pick<SearchTexts, (typeof TEXTS)[number]>
}

/** Puts together what every field of a site is told. */
export function liveSearchProps(
  settings: SearchSettings,
  { ajaxPath, texts }: { readonly ajaxPath: string; readonly texts: SearchTexts },
): LiveSearchProps {
  const told = Object.fromEntries(TEXTS.map((name) => [name, texts[name]])) as LiveSearchProps['texts']
  return { ...settings, ajaxPath, texts: told }
}
