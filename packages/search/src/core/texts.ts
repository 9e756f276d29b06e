import { namedTexts } from '@vitrine/content/core'

/** Texts of the search. */
export const SEARCH_TEXTS = {
  title: 'Search',
  field: 'What are you looking for?',
  submit: 'Search',
  /** `{count}` from 2, `{term}` as it was typed. */
  results: '{count} results for “{term}”',
  oneResult: 'One result for “{term}”',
  /** Used if there may be more results. */
  manyResults: 'More than {count} results for “{term}”',
  /** `{words}` were looked for instead of `{word}`. */
  corrected: 'Nothing has “{word}”. These have {words}.',
  types: 'Kinds of results',
  all: 'Everything',
  other: 'Other',
  /** Said by screen readers while a visitor types. */
  suggestions: 'Suggestions',
  suggestionCount: '{count} suggestions',
  oneSuggestion: 'One suggestion',
  recent: 'Recent searches',
  forget: 'Forget recent searches',
  /** Page behaviours, section 11. */
  unavailable: 'Search is not available right now. Press Enter to search.',
  outOfOrder: 'Search is not available right now. Please try again in a moment.',
  building: 'The index is being made. Something may be missing.',
} as const

export type SearchTexts = Readonly<Record<keyof typeof SEARCH_TEXTS, string>>

/** Reads what the site's editors wrote in their place. */
export const parseSearchTexts = (raw: unknown): SearchTexts => namedTexts(raw, SEARCH_TEXTS)
