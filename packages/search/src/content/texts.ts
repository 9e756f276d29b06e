import { textGroup } from '@vitrine/kit/fields'
import { SEARCH_TEXTS } from '../core/texts.ts'

/** What visitors read while they search. */
export const searchTexts = textGroup({
  name: 'texts',
  label: 'Texts',
  defaults: SEARCH_TEXTS,
  labels: {
    title: 'Title of the search page',
    field: 'Search page: name of the field',
    submit: 'Search page: the button',
    results: 'How much was found; {count} is how much, {term} what was looked for',
    oneResult: 'One thing was found',
    manyResults: 'More was found than is counted',
    corrected: 'A word that no page has; {words} were looked for instead of {word}',
    types: 'Name of the links to one kind of results, for screen readers',
    all: 'Link to results of every kind',
    page: 'Pages',
    post: 'Posts',
    project: 'Projects',
    other: 'Other documents',
    suggestions: 'Name of the list that appears while a visitor types, for screen readers',
    suggestionCount: 'How many appear, for screen readers',
    oneSuggestion: 'One appears, for screen readers',
    recent: 'Name of what a visitor looked for before',
    forget: 'What makes the browser forget it',
    unavailable: 'While typing: search does not answer',
    outOfOrder: 'Search page: search does not answer',
    building: 'Search page: the index is not complete yet',
  },
})
