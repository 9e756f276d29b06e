import type { ConvertedBlock, ReportLine } from '../../convert/convert.ts'
import { inParts } from '../../convert/limits.ts'
import { panelContent } from '../../convert/panel-content.ts'
import { blockPiece, joiningPiece, type Piece } from '../pieces.ts'
import { cutLine } from '../shared/cut-line.ts'
import { iconName } from '../shared/icon-name.ts'
import { plainWords } from '../shared/plain-words.ts'
import { paragraphsOf } from '../shared/words-to-rich.ts'

/** A text that opens by its title: a panel of tabs, an item of an accordion. */
interface WrittenPanel {
  /** Words or HTML of one line. */
  readonly title: string
  readonly content: readonly ConvertedBlock[]
  readonly icon?: string
}

type Report = (line: ReportLine) => void

/** Panels of tabs, items of an accordion, and characters of their titles. */
const MAX_PANELS = 12
const MAX_ITEMS = 50
const MAX_TITLE = { tabs: 80, accordion: 200 } as const

/** Makes tabs. What no panel takes stands behind them. */
export function tabsPieces(panels: readonly WrittenPanel[], isVertical: boolean, report: Report): readonly Piece[] {
  const read = panels.flatMap((panel, place) => panelOf(panel, place, 'tabs', report))
  const rows = read.map(({ row }) => row)
  const blocks = inParts(rows, MAX_PANELS).map((part) =>
    blockPiece({ blockType: 'tabs', orientation: isVertical ? 'vertical' : 'horizontal', panels: part }),
  )
  return [...blocks, ...read.flatMap(({ behind }) => behind.map(blockPiece))]
}

interface AccordionLook {
  readonly opensOne?: boolean
  readonly firstOpen?: boolean
  readonly isFaq?: boolean
  /** True when it becomes one with neighbours, as single toggles do. */
  readonly joins?: boolean
}

/** Makes an accordion. What no item takes stands behind it. */
export function accordionPieces(
  panels: readonly WrittenPanel[],
  look: AccordionLook,
  report: Report,
): readonly Piece[] {
  const read = panels.flatMap((panel, place) => panelOf(panel, place, 'accordion', report))
  const items = read.map(({ row: { icon: _, ...item } }) => item)
  const piece = look.joins ? joiningPiece : blockPiece
  const blocks = inParts(items, MAX_ITEMS).map((part, place) =>
    piece({
      blockType: 'accordion',
      open: look.opensOne ? 'one' : 'many',
      firstOpen: look.firstOpen === true && place === 0,
      isFaq: look.isFaq === true,
      items: part,
    }),
  )
  return [...blocks, ...read.flatMap(({ behind }) => behind.map(blockPiece))]
}

function panelOf(panel: WrittenPanel, place: number, where: 'tabs' | 'accordion', report: Report) {
  const written = plainWords(panel.title)
  if (written === '' && panel.content.length === 0) return []
  const [title, restOfTitle] = cutLine(written || String(place + 1), MAX_TITLE[where])
  const { row, behind } = panelContent(panel.content, paragraphsOf(restOfTitle), where, report)
  const icon = iconName(panel.icon ?? '')
  return [{ row: { title, ...(icon && { icon }), ...row }, behind }]
}
