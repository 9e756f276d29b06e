import type { Languages } from './languages.ts'

/**
 * Languages of the site that a page exists in, in the site's order.
 *
 * @param stored `languages` of the page; one from before it was noted exists in the default language.
 */
export function pageLanguages(stored: unknown, languages: Languages): readonly string[] {
  const written = Array.isArray(stored) ? stored : []
  const known = languages.filter((code) => written.includes(code))
  return known.length > 0 ? known : [languages[0]]
}

/** The language in which visitors of another one see a page: theirs when it exists, else the first that does. */
export function languageFor(locale: string, stored: unknown, languages: Languages): string {
  const known = pageLanguages(stored, languages)
  return known.includes(locale) ? locale : (known[0] ?? languages[0])
}
