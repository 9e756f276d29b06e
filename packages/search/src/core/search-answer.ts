import { choice, given, type Image, list, record, SEARCH_FIELD, SEARCH_PATH, text, within } from '@vitrine/content/core'
import type { BlockBase, ParseContext } from '@vitrine/kit/core'
import type { Piece } from './excerpt.ts'
import { cutTerm } from './parsed-query.ts'

/** Fields of the address of the search page. */
export const SEARCH_PAGE_FIELDS = { term: SEARCH_FIELD, type: 'type', part: 'part' } as const

/** Results in one part of the page. */
export const RESULTS_PER_PAGE = 10

/** Most results that the page leads to: nobody goes on for longer. */
export const MAX_PAGES = 30

/** Query of a visitor, with its results. */
export interface SearchAnswer extends Pick<BlockBase, 'queryFields'> {
  /** Address without its fields. */
  readonly address: string
  /** As it was typed, cut. Empty: nothing has been looked for. */
  readonly term: string
  readonly state: 'unavailable' | 'building' | 'ready'
  readonly results: readonly SearchResult[]
  readonly total: number
  /** There may be more than `total`. */
  readonly isAtLeast: boolean
  /** The kind that is shown alone. */
  readonly type?: string
  /** Kinds that answer, and how often. */
  readonly types: readonly { readonly type: string; readonly count: number }[]
  readonly corrections: readonly { readonly word: string; readonly instead: readonly string[] }[]
  /** From 1. */
  readonly part: number
  readonly parts: number
}

interface SearchResult {
  readonly href: string
  readonly title: readonly Piece[]
  readonly excerpt: readonly Piece[]
  readonly type: string
  readonly image?: Pick<Image['fallback'], 'url'> & { readonly alt: string }
}

/**
 * Reads the results that were put into a stored block.
 *
 * @returns Undefined: there is no address to search at.
 */
export function parseSearchAnswer(
  raw: Readonly<Record<string, unknown>>,
  parse: ParseContext,
): SearchAnswer | undefined {
  const address = pageHere(SEARCH_PATH, parse)
  if (address === undefined) return undefined
  return {
    address,
    term: cutTerm(String(raw.term ?? '')),
    state: choice(raw.state, ['ready', 'building', 'unavailable']),
    results: list(raw.hits).flatMap((hit) => parseResult(hit, parse) ?? []),
    total: typeof raw.total === 'number' ? raw.total : 0,
    isAtLeast: raw.isAtLeast === true,
    types: Object.entries(record(raw.byType)).flatMap(([type, count]) =>
      typeof count === 'number' && count > 0 ? [{ type, count }] : [],
    ),
    corrections: list(raw.corrections).flatMap(({ word, instead }) =>
      typeof word === 'string' && Array.isArray(instead) ? [{ word, instead: instead.map(String) }] : [],
    ),
    part: within(raw.part, { min: 1, max: MAX_PAGES }) ?? 1,
    parts: within(raw.parts, { min: 1, max: MAX_PAGES }) ?? 1,
    ...(raw.path === SEARCH_PATH && { queryFields: Object.values(SEARCH_PAGE_FIELDS) }),
    ...given({ type: text(raw.type) }),
  }
}

function parseResult(hit: Readonly<Record<string, unknown>>, parse: ParseContext): SearchResult | undefined {
  const href = pageHere(hit.path, parse)
  if (href === undefined) return undefined
  const { path, alt } = record(hit.image)
  const image = typeof path === 'string' ? { url: path, alt: typeof alt === 'string' ? alt : '' } : undefined
  return {
    href,
    title: pieces(hit.titlePieces),
    excerpt: pieces(hit.excerpt),
    type: String(hit.type),
    ...given({ image }),
  }
}

function pageHere(path: unknown, parse: ParseContext): string | undefined {
  return parse.href({ type: 'page', page: { path, languages: [parse.locale] } })
}

function pieces(raw: unknown): readonly Piece[] {
  return list(raw).flatMap(({ text: words, marked }) =>
    typeof words === 'string' ? [{ text: words, marked: marked === true }] : [],
  )
}

/** Address of a part of the results, or of those of one kind. */
export function searchAddress(
  address: string,
  asked: { readonly term: string; readonly type?: string | undefined; readonly part?: number },
): string {
  const { term, type, part = 1 } = asked
  const fields = new URLSearchParams({ [SEARCH_PAGE_FIELDS.term]: term })
  if (type) fields.set(SEARCH_PAGE_FIELDS.type, type)
  if (part > 1) fields.set(SEARCH_PAGE_FIELDS.part, String(part))
  return `${address}?${fields}`
}
