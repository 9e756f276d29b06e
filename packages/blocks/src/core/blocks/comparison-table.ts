import { given, list, text } from '@vitrine/content/core'
import {
  type BlockBase,
  type BlockParser,
  blockBase,
  type LinkView,
  parseLink,
  parseTitled,
  rowId,
  type Titled,
} from '@vitrine/kit/core'
import { parseCells } from '../cells.ts'

/** What each of several offers has and has not. */
export interface ComparisonTableBlock extends BlockBase, Titled {
  readonly blockType: 'comparisonTable'
  readonly offers: readonly Offer[]
  readonly rows: readonly ComparedRow[]
}

interface Offer {
  readonly id: string
  readonly name: string
  readonly detail?: string
  readonly isHighlighted: boolean
  readonly link?: LinkView
}

interface ComparedRow {
  readonly name: string
  /** One for each offer: `true` has it, `false` has it not, a text says how much. */
  readonly values: readonly (boolean | string)[]
}

/** How an editor writes that an offer has something, and that it has not. */
const YES = new Set(['yes', 'x', '✓', '✔', '+'])
const NO = new Set(['', 'no', '–', '-', '—'])

export const parseComparisonTable: BlockParser = (raw, parse): ComparisonTableBlock | undefined => {
  const offers = list(raw.offers).flatMap((offer, index): Offer[] => {
    const name = text(offer.name)
    if (name === undefined) return []
    const optional = given({ detail: text(offer.detail), link: parseLink(offer.link, parse) })
    return [{ id: rowId(offer, index), name, isHighlighted: offer.highlighted === true, ...optional }]
  })
  const rows = parseCells(raw.rows).map(([name = '', ...cells]) => ({
    name,
    values: offers.map((_, place) => readValue(cells[place] ?? '')),
  }))
  if (offers.length === 0 || rows.length === 0) return undefined
  return { ...blockBase(raw, 'comparisonTable'), ...parseTitled(raw), offers, rows }
}

function readValue(cell: string): boolean | string {
  const word = cell.toLowerCase()
  if (YES.has(word)) return true
  return NO.has(word) ? false : cell
}
