import type { ParsedQuery } from './parsed-query.ts'
import { stemOf } from './stem.ts'
import type { TierName, Variants } from './tiers.ts'
import { foldedWords } from './words.ts'

/** Properties of a document that decide its rank. */
export interface Ranked {
  readonly title: string
  /** ISO 8601. */
  readonly date: string
  readonly tier: TierName
}

const TIERS: readonly TierName[] = ['whole title', 'title', 'title stem', 'heading', 'often', 'text', 'part']

/** Weights of a word in a title, by how it matches a word of the query. */
const EXACT = 4
const BEGINS = 2
const SAME_STEM = 2
const NEAR = 1

/**
 * Puts candidates in order: by the part of them that answers, then by how well the title does, then the newest first.
 *
 * @param variants What a word may also be; a title with the word itself stands above.
 */
export function rank<Candidate extends Ranked>(
  candidates: readonly Candidate[],
  question: ParsedQuery,
  variants: Variants = new Map(),
): readonly Candidate[] {
  const rated = candidates.map((candidate) => ({
    candidate,
    tier: TIERS.indexOf(candidate.tier),
    title: rateTitle(candidate.title, question, variants),
  }))
  rated.sort(
    (one, other) =>
      one.tier - other.tier || other.title - one.title || compare(other.candidate.date, one.candidate.date),
  )
  return rated.map(({ candidate }) => candidate)
}

/** Rates a title by the words that it has of those asked for; a short title that begins with them is the best. */
function rateTitle(title: string, { locale, words, phrases }: ParsedQuery, variants: Variants): number {
  const inTitle = foldedWords(title, locale)
  if (inTitle.length === 0) return 0
  const asked = [...phrases.flat().map((word) => ({ word, stem: stemOf(word, locale), isPrefix: false })), ...words]
  let points = 0
  let first = inTitle.length
  for (const { word, stem, isPrefix } of asked) {
    const also = variants.get(word) ?? []
    let best = 0
    for (const [index, known] of inTitle.entries()) {
      const worth = worthOf(known)
      if (worth > best) {
        best = worth
        first = Math.min(first, index)
      }
    }
    points += best

    function worthOf(known: string): number {
      if (known === word) return EXACT
      if (isPrefix && known.startsWith(word)) return BEGINS + word.length / known.length
      if (stemOf(known, locale) === stem) return SAME_STEM
      return also.includes(known) ? NEAR : 0
    }
  }
  return points / asked.length + 1 / (1 + first) + asked.length / (asked.length + inTitle.length)
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
