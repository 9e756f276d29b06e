import { type LanguageRules, rulesOf } from './languages.ts'

/** Letters that stay of a word at least: what is shorter says too little. */
const MIN_STEM_LENGTH = 3

/** Letters of a word before which a beginning is taken off, so that short words are not mistaken for one with it. */
const MIN_REST_LENGTH = 3

const stems = new Map<string, Map<string, string>>()

/** Words whose stem is remembered, for each language. */
const MAX_REMEMBERED = 20_000

/**
 * Brings the forms of a word together: `kitchens` and `kitchen`, `Küchen` and `Küche`.
 *
 * It takes off endings and knows nothing of meaning, so a stem is no word, and some that are not kin share one. That is
 * why exact words rank above it.
 *
 * @param word Folded.
 * @param locale BCP 47 tag.
 */
export function stemOf(word: string, locale: string): string {
  const known = stems.get(locale) ?? new Map<string, string>()
  if (known.size === 0) stems.set(locale, known)
  const remembered = known.get(word)
  if (remembered !== undefined) return remembered
  if (known.size >= MAX_REMEMBERED) known.clear()
  const made = makeStem(word, rulesOf(locale))
  known.set(word, made)
  return made
}

function makeStem(word: string, rules: LanguageRules): string {
  const bare = withoutEnding(withoutBeginning(word, rules), rules)
  // "make" and "making" lose different endings; a second time brings "houses" to where "house" is.
  return bare === word ? word : withoutLastVowel(bare, rules)
}

function withoutBeginning(word: string, { beginnings }: LanguageRules): string {
  const beginning = beginnings.find((part) => word.startsWith(part) && word.length - part.length >= MIN_REST_LENGTH)
  return beginning === undefined ? word : word.slice(beginning.length)
}

function withoutEnding(word: string, { endings, undoubles }: LanguageRules): string {
  for (const [ending, instead] of endings) {
    if (!word.endsWith(ending)) continue
    const rest = word.slice(0, word.length - ending.length)
    if (rest.length + instead.length < MIN_STEM_LENGTH) continue
    return instead === '' && undoubles ? rest.replace(/([bdfgklmnprt])\1$/u, '$1') : rest + instead
  }
  return word
}

function withoutLastVowel(stem: string, rules: LanguageRules): string {
  const vowel = rules.endings.some(([ending, instead]) => ending === 'e' && instead === '')
  return vowel && stem.endsWith('e') && stem.length > MIN_STEM_LENGTH ? stem.slice(0, -1) : stem
}
