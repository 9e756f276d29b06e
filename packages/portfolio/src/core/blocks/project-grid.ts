import { choice, list, record, within } from '@vitrine/content/core'
import {
  type BlockBase,
  type BlockParser,
  blockBase,
  type ParseContext,
  parseTerm,
  parseTitled,
  type Term,
  type Titled,
} from '@vitrine/kit/core'
import type { ListParts } from '@vitrine/ui/core'
import { CAPTION_PLACES, type Captions, COLUMN_COUNTS, GRID_LAYOUTS, type GridLayout } from '../grid-settings.ts'
import { type ProjectSummary, parseProjectSummary } from '../project-summary.ts'

/** Projects in a list, and what may stand around them. */
export interface ProjectGrid {
  readonly layout: GridLayout
  readonly captions: Captions
  readonly columns: (typeof COLUMN_COUNTS)[number]
  readonly projects: readonly ProjectSummary[]
  /** How many there are in all parts together. */
  readonly total: number
  readonly parts?: ListParts
  /** Lists of single categories that visitors may go to from here. */
  readonly filter?: {
    /** Address of the list of all. */
    readonly all: string
    readonly categories: readonly Term[]
    /** Address of the list that is shown. */
    readonly current: string
  }
}

export interface ProjectGridBlock extends BlockBase, Titled, ProjectGrid {
  readonly blockType: 'projectGrid'
}

/** Most parts of a list, and most projects of one. */
const MAX_PARTS = 10_000
const MAX_TOTAL = 100_000

/** One category alone is no choice. */
const MIN_CATEGORIES = 2

export const parseProjectGrid: BlockParser = (raw, parse): ProjectGridBlock => ({
  ...blockBase(raw, 'projectGrid'),
  ...parseTitled(raw),
  ...parseGrid(raw, parse),
})

/** Reads a list as it was filled. */
export function parseGrid(raw: Readonly<Record<string, unknown>>, parse: ParseContext): ProjectGrid {
  const number = within(raw.part, { min: 1, max: MAX_PARTS }) ?? 1
  const of = within(raw.parts, { min: 1, max: MAX_PARTS }) ?? 1
  const projects = list(raw.projects).flatMap((project) => parseProjectSummary(project, parse) ?? [])
  const address = addressOf(raw.list, parse)
  const hasParts = raw.show === 'parts' || raw.show === 'more'
  const filter = parseFilter(raw.filter, parse)
  return {
    layout: choice(raw.layout, GRID_LAYOUTS),
    captions: choice(raw.captions, CAPTION_PLACES),
    columns: choice(raw.columns, COLUMN_COUNTS),
    projects,
    total: within(raw.total, { min: 0, max: MAX_TOTAL }) ?? projects.length,
    ...(hasParts &&
      address !== undefined &&
      of > 1 && { parts: { list: address, number, of, grows: raw.show === 'more' } }),
    ...(filter && { filter }),
  }
}

function parseFilter(raw: unknown, parse: ParseContext): ProjectGrid['filter'] {
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
