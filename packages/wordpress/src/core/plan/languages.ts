import type { IndexedItem } from '../index-of-export/indexed-item.ts'
import type { ImportOptions } from './options.ts'

/** The language of a site that a language of WordPress is: `de_AT` is `de-AT`, else `de`, else any German. */
export function siteLanguageOf(written: string, languages: readonly string[]): string | undefined {
  const wanted = written.trim().replaceAll('_', '-').toLowerCase()
  if (wanted === '') return undefined
  const [primary] = wanted.split('-')
  return (
    languages.find((language) => language.toLowerCase() === wanted) ??
    languages.find((language) => language.toLowerCase() === primary) ??
    languages.find((language) => language.toLowerCase().split('-')[0] === primary)
  )
}

/** Slug of the language that Polylang gave an item; undefined for one without. */
export function markedLanguageOf(item: Pick<IndexedItem, 'terms'>): string | undefined {
  return item.terms.find(({ taxonomy }) => taxonomy === 'language')?.slug
}

/** Language of the site that an item is written in. */
export function languageOf(item: Pick<IndexedItem, 'terms'>, options: ImportOptions): string {
  const marked = markedLanguageOf(item)
  return (marked === undefined ? undefined : siteLanguageOf(marked, options.languages)) ?? options.language
}
