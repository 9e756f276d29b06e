import { list, record, within } from '@vitrine/content/core'
import { type ParseContext, parseTerm, type Term } from '@vitrine/kit/core'
import type { Pagination } from '@vitrine/ui/core'
import type { Captions, Columns, GridLayout } from './grid-settings.ts'
import { type ProjectSummary, parseProjectSummary } from './project-summary.ts'

/** The projects of a list, and what may stand around them. */
export interface FilledGrid {
  readonly projects: readonly ProjectSummary[]
  /** Number of projects on all pages together. */
  readonly total: number
  readonly parts?: Pagination
  /** Lists of single categories that visitors may go to from here. */
  readonly filter?: {
    /** Address of the list of all. */
    readonly all: string
    readonly categories: readonly Term[]
    /** Address of the list that is shown. */
    readonly current: string
  }
}

/** Projects in a list, and how it looks. */
export interface ProjectGrid extends FilledGrid {
  readonly layout: GridLayout
  readonly captions: Captions
  readonly columns: Columns
}

/** Most parts of a list, and most projects of one. */
const MAX_PAGES = 10_000
const MAX_TOTAL = 100_000

/** One category alone is no choice. */
const MIN_CATEGORIES = 2

/** Reads what the portfolio has put into a list. */
export function parseFilledGrid(raw: Readonly<Record<string, unknown>>, parse: ParseContext): FilledGrid {
  const number = within(raw.part, { min: 1, max: MAX_PAGES }) ?? 1
  const of = within(raw.parts, { min: 1, max: MAX_PAGES }) ?? 1
  const projects = list(raw.projects).flatMap((project) => parseProjectSummary(project, parse) ?? [])
  const address = addressOf(raw.list, parse)
  const hasParts = raw.show === 'parts' || raw.show === 'more'
  const filter = parseFilter(raw.filter, parse)
  return {
    projects,
    total: within(raw.total, { min: 0, max: MAX_TOTAL }) ?? projects.length,
    ...(hasParts &&
      address !== undefined &&
      of > 1 && { parts: { list: address, number, of, grows: raw.show === 'more' } }),
    ...(filter && { filter }),
  }
}

function parseFilter(raw: unknown, parse: ParseContext): FilledGrid['filter'] {
  const stored = record(raw)
  const [all, current] = [addressOf(stored.all, parse), addressOf(stored.current, parse)]
  const categories = list(stored.categories).flatMap((category) => parseTerm(category, parse) ?? [])
  if (all === undefined || current === undefined || categories.length < MIN_CATEGORIES) return undefined
  return { all, current, categories }
}

/** Lists are there in every language. */
function addressOf(path: unknown, parse: ParseContext): string | undefined {
  return parse.href({ type: 'page', page: { path, languages: [parse.locale] } })
}
