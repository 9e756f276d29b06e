import type { Languages } from './languages.ts'
import { record } from './stored.ts'

/** A text of a document by language, such as its path in each language that it is written in. */
export type LocalTexts = Readonly<Record<string, string>>

/** Document with an address: the same in every language, or one for each that it is written in. */
export interface Located {
  /** In the language that it was read in, with slashes at both ends. */
  readonly path: string
  readonly paths?: LocalTexts | undefined
}

/** The path of a page in one of the languages that it is written in. */
export function pathIn({ path, paths }: Located, locale: string): string {
  return paths?.[locale] ?? path
}

/** Changes a text in every language. */
export function mapTexts(texts: LocalTexts, change: (text: string) => string): LocalTexts {
  return Object.fromEntries(Object.entries(texts).map(([locale, one]) => [locale, change(one)]))
}

/** Reads a field that is stored by language. Languages without a text are left out. */
export function parseLocalTexts(stored: unknown): LocalTexts {
  return Object.fromEntries(
    Object.entries(record(stored)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    ),
  )
}

/**
 * A text in a language: its own, else that of the first language of the site that has one, else that of any. So a
 * document that is not written in a language has the address of the one that its visitors are led to.
 */
export function textIn(texts: LocalTexts, locale: string, languages: Languages): string | undefined {
  const first = [locale, ...languages].find((language) => Object.hasOwn(texts, language))
  return first === undefined ? Object.values(texts)[0] : texts[first]
}
