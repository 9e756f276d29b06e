import type { AdminLabel, SearchKind } from '@vitrine/kit/core'
import { textGroup } from '@vitrine/kit/fields'
import type { Field } from 'payload'
import { SEARCH_TEXTS, type SearchTexts } from '../core/texts.ts'

const LABELS: Readonly<Record<keyof SearchTexts, AdminLabel>> = {
  title: { en: 'Title of the search page', de: 'Titel der Suchseite' },
  field: { en: 'Search page: name of the field', de: 'Suchseite: Name des Feldes' },
  submit: { en: 'Search page: the button', de: 'Suchseite: die Schaltfläche' },
  results: {
    en: 'Number of results; {count} is the number, {term} the search term',
    de: 'Zahl der Ergebnisse; {count} ist die Zahl, {term} der Suchbegriff',
  },
  oneResult: { en: 'One result', de: 'Ein Ergebnis' },
  manyResults: { en: 'More results than are counted', de: 'Mehr Ergebnisse, als gezählt werden' },
  corrected: {
    en: 'A word that no page has; {words} were searched for instead of {word}',
    de: 'Ein Wort, das keine Seite enthält; statt {word} wurde nach {words} gesucht',
  },
  types: {
    en: 'Name of the links to one kind of results, for screen readers',
    de: 'Name der Links zu einer Art von Ergebnissen, für Screenreader',
  },
  all: { en: 'Link to results of every kind', de: 'Link zu Ergebnissen jeder Art' },
  other: { en: 'Other documents', de: 'Andere Dokumente' },
  suggestions: {
    en: 'Name of the list that appears while a visitor types, for screen readers',
    de: 'Name der Liste, die beim Tippen erscheint, für Screenreader',
  },
  suggestionCount: { en: 'Number of suggestions, for screen readers', de: 'Zahl der Vorschläge, für Screenreader' },
  oneSuggestion: { en: 'One suggestion, for screen readers', de: 'Ein Vorschlag, für Screenreader' },
  recent: { en: 'Name of the list of recent searches', de: 'Name der Liste letzter Suchen' },
  forget: { en: 'Button that forgets recent searches', de: 'Schaltfläche, die letzte Suchen vergisst' },
  unavailable: { en: 'While typing: search does not answer', de: 'Beim Tippen: Die Suche antwortet nicht' },
  outOfOrder: { en: 'Search page: search does not answer', de: 'Suchseite: Die Suche antwortet nicht' },
  building: { en: 'Search page: the index is not complete yet', de: 'Suchseite: Der Index ist noch nicht vollständig' },
}

/** Texts of the search. @param kinds Kinds that are listed before all other results. */
export function searchTexts(kinds: readonly SearchKind[]): Field {
  const names = kinds.map(({ type, name }) => [type, name] as const)
  const kindLabels = kinds.map(({ type, label }) => [type, label] as const)
  const labels = Object.entries<AdminLabel>(LABELS).flatMap(([name, label]) =>
    name === 'other' ? [...kindLabels, [name, label] as const] : [[name, label] as const],
  )
  const defaults: Readonly<Record<string, string>> = { ...Object.fromEntries(names), ...SEARCH_TEXTS }
  return textGroup({
    name: 'texts',
    label: { en: 'Texts', de: 'Texte' },
    defaults,
    labels: Object.fromEntries(labels),
  })
}
