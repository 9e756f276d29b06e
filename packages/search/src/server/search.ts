import type { Payload } from 'payload'
import { type CompoundPart, compoundPart, compoundRests } from '../core/compounds.ts'
import { excerptOf, mark, type Piece } from '../core/excerpt.ts'
import { nearWords } from '../core/near-words.ts'
import { type ParsedQuery, parseQuery } from '../core/parsed-query.ts'
import { rank } from '../core/rank.ts'
import { MAX_START_LENGTH } from '../core/terms.ts'
import { joined, MIN_PREFIX_OUTSIDE_TITLES, type TierName, tiersOf, type Variants } from '../core/tiers.ts'
import {
  type Candidate,
  type FoundRow,
  findCandidates,
  knownWords,
  readRows,
  wordsBeginning,
  wordsResembling,
  wordsWithPart,
} from '../store/index/find.ts'
import { findableRows } from './findable-rows.ts'
import { createGenerations, type Reader } from './generations.ts'

/** Query of a search. */
export interface SearchQuery {
  /** As the visitor typed it. */
  readonly term: string
  readonly locale: string
  /** `undefined`: all. Unknown ones have no documents. */
  readonly types?: readonly string[] | undefined
  readonly titlesOnly?: boolean | undefined
  readonly limit: number
  readonly offset?: number
}

/** A document that answers. */
export interface Hit {
  readonly collection: string
  readonly id: number | string
  readonly type: string
  readonly title: string
  /** Without the language. */
  readonly path: string
  readonly image: { readonly path: string; readonly alt: string } | undefined
  /** ISO 8601. */
  readonly date: string
}

/** A document that answers, with what was looked for marked. */
export interface MarkedHit extends Hit {
  readonly titlePieces: readonly Piece[]
  readonly excerpt: readonly Piece[]
}

/** A word that no document has, and those that were looked for instead. */
export interface Correction {
  readonly word: string
  readonly instead: readonly string[]
}

/** The index is missing, damaged or out of reach; the log says what to do. */
export interface Unavailable {
  readonly state: 'unavailable'
}

export type SearchAnswer =
  | Unavailable
  | {
      /** `building`: documents from before the index was made may be missing. */
      readonly state: 'ready' | 'building'
      readonly hits: readonly MarkedHit[]
      readonly total: number
      /** True if there may be more results than `total`. */
      readonly isAtLeast: boolean
      /** Of all that answer, whatever types were asked for. */
      readonly byType: Readonly<Record<string, number>>
      readonly corrections: readonly Correction[]
    }

export type SuggestAnswer = Unavailable | { readonly state: 'ready' | 'building'; readonly hits: readonly Hit[] }

export interface Search {
  /** Looks everywhere: for the search page. */
  search(query: SearchQuery): Promise<SearchAnswer>
  /** Gives the first hits as quickly as it can: for who is still typing. */
  suggest(query: Omit<SearchQuery, 'offset'>): Promise<SuggestAnswer>
}

/**
 * Candidates that are put in order, for each part of documents that answers: those that came last into the index. A
 * common word has more, and the time to look at all of them would grow with the collection.
 */
const CANDIDATES = { suggesting: 40, searching: 300 } as const

/** Known words that an unfinished one may become. */
const MAX_COMPLETIONS = 30

/** Known compounds that a word may be a part of. */
const MAX_COMPOUNDS = 30

/** Searches the index of a site. */
export function createSearch({
  payload,
  onError,
}: {
  readonly payload: Payload
  /** Called once for each kind of fault, until search works again. */
  readonly onError: (error: unknown) => void
}): Search {
  const generations = createGenerations(payload, onError)
  return {
    async search({ offset = 0, limit, types, ...query }) {
      const question = parseQuery(query.term, query.locale)
      const answer = await generations.read(async (reader) => {
        const found = question && (await ask(reader, question, { ...query, candidates: CANDIDATES.searching }))
        const wanted = (found?.rows ?? []).filter(({ type }) => !types || types.includes(type))
        const ids = wanted.slice(offset, offset + limit).map(({ id }) => id)
        const read = await readRows(reader.run, reader.generation, { ids, withText: true })
        const rows = await findableRows(payload, read, query.locale)
        return {
          hits: question && found ? rows.map((row) => marked(row, question, found.variants)) : [],
          total: wanted.length,
          isAtLeast: found?.isBounded ?? false,
          byType: countTypes(found?.rows ?? []),
          corrections: found?.corrections ?? [],
        }
      })
      return answer ?? UNAVAILABLE
    },
    async suggest({ term, locale, limit, types, titlesOnly }) {
      const question = parseQuery(term, locale)
      const answer = await generations.read(async (reader) => {
        const options = { types, titlesOnly, candidates: CANDIDATES.suggesting, enough: limit }
        const best = question && limit > 0 ? (await ask(reader, question, options)).rows.slice(0, limit) : []
        const ids = best.map(({ id }) => id)
        const rows = await readRows(reader.run, reader.generation, { ids, withText: false })
        return { hits: (await findableRows(payload, rows, locale)).map(hitOf) }
      })
      return answer ?? UNAVAILABLE
    },
  }
}

const UNAVAILABLE: Unavailable = { state: 'unavailable' }

interface AskOptions {
  readonly types?: readonly string[] | undefined
  readonly titlesOnly?: boolean | undefined
  readonly candidates: number
  /** Hits after which no further part of documents is looked in. */
  readonly enough?: number
}

interface Answer {
  readonly rows: readonly Candidate[]
  readonly isBounded: boolean
  readonly variants: Variants
  readonly corrections: readonly Correction[]
}

async function ask(reader: Reader, question: ParsedQuery, options: AskOptions): Promise<Answer> {
  const found = new Map<number, InTier>()
  const asked = await withWholeLast(reader, question, options)
  const isWhole = asked !== question
  const collect = (variants: Variants, only?: readonly TierName[], compounds = NO_VARIANTS) =>
    askTiers(reader, asked, { ...options, variants, compounds, found, only })
  let isBounded = await collect(NO_VARIANTS, BY_THEMSELVES)
  let completions: Completions = { variants: NO_VARIANTS, isUnknown: false }
  const goesOn = () => found.size < (options.enough ?? Number.POSITIVE_INFINITY)
  if (goesOn()) {
    completions = await completionsOf(reader, question, options)
    // Most often a word that nothing begins with was mistyped. Whoever answers anywhere does so in its whole text.
    const isInVain = completions.isUnknown && found.size === 0 && !(await isAnywhere(reader, question, options))
    if (!isInVain) isBounded = (await collect(isWhole ? NO_VARIANTS : completions.variants)) || isBounded
  }
  let variants = isWhole ? NO_VARIANTS : completions.variants
  if (goesOn()) {
    const compounds = joined(await compoundsOf(reader, question), isWhole ? completions.variants : NO_VARIANTS)
    if (compounds.size > 0) {
      isBounded = (await collect(variants, ['part'], compounds)) || isBounded
      variants = joined(variants, compounds)
    }
  }
  let corrections: readonly Correction[] = []
  if (found.size === 0) {
    ;({ variants, corrections } = await correctionsOf(reader, question, completions))
    if (corrections.length > 0) isBounded = await collect(variants)
  }
  return { rows: rank([...found.values()], question, variants), isBounded, variants, corrections }
}

/**
 * The query with its last word finished, where documents have that word and its language writes compounds: then whole words
 * answer before the many longer ones that begin so.
 */
async function withWholeLast(
  { run, generation }: Reader,
  question: ParsedQuery,
  { titlesOnly }: AskOptions,
): Promise<ParsedQuery> {
  const { words, locale } = question
  const last = words.at(-1)
  if (!last?.isPrefix || titlesOnly || last.word.length < MIN_PREFIX_OUTSIDE_TITLES) return question
  if (!compoundPart(last.word, locale)) return question
  const known = await knownWords(run, generation, { words: [last.word], locale })
  return known.has(last.word) ? { ...question, words: [...words.slice(0, -1), { ...last, isPrefix: false }] } : question
}

type InTier = Candidate & { readonly tier: TierName }

const NO_VARIANTS: Variants = new Map()

/** Tiers in which the index itself matches the beginnings of words. */
const BY_THEMSELVES: readonly TierName[] = ['whole title', 'title']

interface TiersToAsk extends AskOptions {
  readonly variants: Variants
  readonly compounds: Variants
  /** Results so far, by row. */
  readonly found: Map<number, InTier>
  readonly only?: readonly TierName[] | undefined
}

/** True if any document matches, wherever its words stand. */
async function isAnywhere(
  { payload, run, generation }: Reader,
  question: ParsedQuery,
  { types }: AskOptions,
): Promise<boolean> {
  const ask = tiersOf(question, { types }).find(({ name }) => name === 'text')?.ask ?? []
  return (await findCandidates(payload, run, generation, { ask, column: 'whole', limit: 1 })).rows.length > 0
}

/** @returns Whether there may be more. */
async function askTiers(
  { payload, run, generation }: Reader,
  question: ParsedQuery,
  { candidates, enough = Number.POSITIVE_INFINITY, found, only, ...options }: TiersToAsk,
): Promise<boolean> {
  let isBounded = false
  for (const { name, ask } of tiersOf(question, options)) {
    if (only ? !only.includes(name) : options.variants.size === 0 && BY_THEMSELVES.includes(name)) continue
    const isInTexts = name === 'text' || (name === 'part' && !options.titlesOnly)
    const column = isInTexts || question.phrases.length > 0 ? 'whole' : 'standing'
    const { rows, isBounded: mayBeMore } = await findCandidates(payload, run, generation, {
      ask,
      column,
      limit: candidates,
    })
    isBounded ||= mayBeMore
    for (const row of rows) if (!found.has(row.id)) found.set(row.id, { ...row, tier: name })
    if (found.size >= enough) break
  }
  return isBounded
}

/** Completions of the unfinished word. */
interface Completions {
  readonly variants: Variants
  /** It was looked up, and no word of a document begins so. */
  readonly isUnknown: boolean
}

/** Completes the unfinished word. Of titles the index knows short beginnings by themselves. */
async function completionsOf(
  { run, generation }: Reader,
  { words, locale }: ParsedQuery,
  { titlesOnly }: AskOptions,
): Promise<Completions> {
  const last = words.at(-1)
  const letters = last?.isPrefix ? [...last.word].length : 0
  if (!last || letters < (titlesOnly ? MAX_START_LENGTH + 1 : MIN_PREFIX_OUTSIDE_TITLES)) {
    return { variants: NO_VARIANTS, isUnknown: false }
  }
  const known = await wordsBeginning(run, generation, { word: last.word, locale, limit: MAX_COMPLETIONS })
  const others = known.filter((word) => word !== last.word)
  return {
    variants: others.length > 0 ? new Map([[last.word, others]]) : NO_VARIANTS,
    isUnknown: known.length === 0,
  }
}

/** Known compounds by the words that are parts of them, in languages that write such. */
async function compoundsOf(reader: Reader, { words, locale }: ParsedQuery): Promise<Variants> {
  const compounds = new Map<string, readonly string[]>()
  for (const { word } of words) {
    const part = compoundPart(word, locale)
    const known = part ? await compoundsWith(reader, part, locale) : []
    if (known.length > 0) compounds.set(word, known)
  }
  return compounds
}

async function compoundsWith(
  { run, generation }: Reader,
  part: CompoundPart,
  locale: string,
): Promise<readonly string[]> {
  const found = await wordsWithPart(run, generation, { part, locale, limit: MAX_COMPOUNDS })
  if (!part.isShort) return found
  const rests = new Map(found.map((word) => [word, compoundRests(word, part, locale)]))
  const known = await knownWords(run, generation, { words: [...rests.values()].flat(), locale })
  return found.filter((word) => rests.get(word)?.some((rest) => known.has(rest)))
}

/** For words that no document has: known ones that are near. */
async function correctionsOf(
  { run, generation }: Reader,
  { words, phrases, locale }: ParsedQuery,
  completions: Completions,
): Promise<{ readonly variants: Variants; readonly corrections: readonly Correction[] }> {
  const variants = new Map(completions.variants)
  const corrections: Correction[] = []
  if (phrases.length > 0) return { variants, corrections }
  for (const { word, isPrefix } of words) {
    if (!(isPrefix && completions.isUnknown)) {
      const beginning = await wordsBeginning(run, generation, { word, locale, limit: 1 })
      if (isPrefix ? beginning.length > 0 : beginning[0] === word) continue
    }
    const resembling = await wordsResembling(run, generation, { word, locale, isPrefix })
    const instead = nearWords(word, resembling, isPrefix)
    if (instead.length === 0) continue
    variants.set(word, instead)
    corrections.push({ word, instead })
  }
  return { variants, corrections }
}

function hitOf({ collection, document, type, title, path, image, date }: FoundRow): Hit {
  return { collection, id: /^\d{1,15}$/.test(document) ? Number(document) : document, type, title, path, image, date }
}

function marked(row: FoundRow, question: ParsedQuery, variants: Variants): MarkedHit {
  return {
    ...hitOf(row),
    titlePieces: mark(row.title, question, variants),
    excerpt: excerptOf(row.body, question, variants),
  }
}

function countTypes(rows: readonly Candidate[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { type } of rows) counts[type] = (counts[type] ?? 0) + 1
  return counts
}
