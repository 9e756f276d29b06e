import type { Conjunction, Expression } from './expression.ts'
import type { AskedWord, ParsedQuery } from './parsed-query.ts'
import { stemOf } from './stem.ts'
import { MAX_START_LENGTH, type Part, termOf, typeTerm, wholeTitleTerm } from './terms.ts'

/** Alternatives of a word: words that it begins, or near ones if it was mistyped. */
export type Variants = ReadonlyMap<string, readonly string[]>

/** Letters from which an unfinished word is looked for outside of titles too. */
export const MIN_PREFIX_OUTSIDE_TITLES = 3

/** Queries of the index, best first. A document of an earlier tier ranks above all of later ones. */
export type Tier = { readonly name: TierName; readonly ask: Conjunction }

export type TierName = 'whole title' | 'title' | 'title stem' | 'heading' | 'often' | 'text' | 'part'

export interface TierOptions {
  /** Only documents of these; `undefined`: all. */
  readonly types?: readonly string[] | undefined
  readonly titlesOnly?: boolean | undefined
  readonly variants?: Variants | undefined
  /** Compounds of which a word is a part. They answer after all whole words. */
  readonly compounds?: Variants | undefined
}

/** Makes the questions to the database of one question of a visitor. */
export function tiersOf(
  question: ParsedQuery,
  { types, titlesOnly, variants = new Map(), compounds = new Map() }: TierOptions = {},
): readonly Tier[] {
  const { locale, words, phrases } = question
  const ofTypes: Conjunction = types ? [{ any: types.map((type) => typeTerm(type, locale)) }] : []
  const inOrder: Conjunction = phrases.map((phrase) => ({
    phrase: phrase.map((word) => termOf('running', word, locale)),
  }))
  const all = [...phrases.flat().map((word) => finished(word, locale)), ...words]
  const tier = (name: TierName, expressions: readonly Expression[]): Tier => ({
    name,
    ask: [...expressions, ...inOrder, ...ofTypes],
  })
  const stems = (part: Part, also = variants) =>
    all.map((asked) => ({ any: unique(stemsOf(asked, locale, also).map((stem) => termOf(part, stem, locale))) }))
  const inCompounds =
    compounds.size === 0 ? [] : [tier('part', stems(titlesOnly ? 'titleStem' : 'text', joined(variants, compounds)))]
  const whole = tier('whole title', [
    {
      any: [
        wholeTitleTerm(
          all.map(({ word }) => word),
          locale,
        ),
      ],
    },
  ])
  const inTitles = [
    ...(phrases.length === 0 ? [whole] : []),
    tier(
      'title',
      all.map((asked) => ({ any: unique(titleTerms(asked, locale, variants)) })),
    ),
    tier('title stem', stems('titleStem')),
  ]
  if (titlesOnly) return [...inTitles, ...inCompounds]
  const inTexts = [tier('heading', stems('heading')), tier('often', stems('often')), tier('text', stems('text'))]
  return [...inTitles, ...inTexts, ...inCompounds]
}

/** The alternatives of two maps together. */
export function joined(one: Variants, other: Variants): Variants {
  const words = new Set([...one.keys(), ...other.keys()])
  return new Map([...words].map((word) => [word, [...(one.get(word) ?? []), ...(other.get(word) ?? [])]]))
}

function finished(word: string, locale: string): AskedWord {
  return { word, stem: stemOf(word, locale), isPrefix: false }
}

function titleTerms({ word, isPrefix }: AskedWord, locale: string, variants: Variants): readonly string[] {
  const words = [word, ...(variants.get(word) ?? [])].map((variant) => termOf('title', variant, locale))
  const isStart = isPrefix && [...word].length <= MAX_START_LENGTH
  return isStart ? [...words, termOf('titleStart', word, locale)] : words
}

function stemsOf({ word, stem }: AskedWord, locale: string, variants: Variants): readonly string[] {
  return [stem, ...(variants.get(word) ?? []).map((variant) => stemOf(variant, locale))]
}

function unique(terms: readonly string[]): readonly string[] {
  return [...new Set(terms)]
}
