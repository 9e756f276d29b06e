import type { SearchKind } from '@vitrine/kit/core'
import { textGroup } from '@vitrine/kit/fields'
import type { Field } from 'payload'
import { SEARCH_TEXTS, type SearchTexts } from '../core/texts.ts'

const LABELS: SearchTexts = {
  title: 'Title of the search page',
  field: 'Search page: name of the field',
  submit: 'Search page: the button',
  results: 'Number of results; {count} is the number, {term} the search term',
  oneResult: 'One result',
  manyResults: 'More results than are counted',
  corrected: 'A word that no page has; {words} were searched for instead of {word}',
  types: 'Name of the links to one kind of results, for screen readers',
  all: 'Link to results of every kind',
  other: 'Other documents',
  suggestions: 'Name of the list that appears while a visitor types, for screen readers',
  suggestionCount: 'Number of suggestions, for screen readers',
  oneSuggestion: 'One suggestion, for screen readers',
  recent: 'Name of the list of recent searches',
  forget: 'Button that forgets recent searches',
  unavailable: 'While typing: search does not answer',
  outOfOrder: 'Search page: search does not answer',
  building: 'Search page: the index is not complete yet',
}

/** Texts of the search. @param kinds Kinds that are listed before all other results. */
export function searchTexts(kinds: readonly SearchKind[]): Field {
  const names = kinds.map(({ type, name }) => [type, name] as const)
  const labels = Object.entries(LABELS).flatMap(([name, label]) =>
    name === 'other' ? [...names, [name, label] as const] : [[name, label] as const],
  )
  const defaults: Readonly<Record<string, string>> = { ...Object.fromEntries(names), ...SEARCH_TEXTS }
  return textGroup({
    name: 'texts',
    label: 'Texts',
    defaults,
    labels: Object.fromEntries(labels),
  })
}
