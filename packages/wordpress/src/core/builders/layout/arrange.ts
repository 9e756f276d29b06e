import { nearestRatio } from '../../convert/column-ratio.ts'
import { inRows } from '../../convert/containers.ts'
import type { ConvertedBlock, ReportLine } from '../../convert/convert.ts'
import { frameOf } from '../../convert/frame-fields.ts'
import { joinedRows } from '../../convert/join-rows.ts'
import { type Level, unwrapped } from '../../convert/levels.ts'
import type { BlockPiece, Piece, RowPiece, SectionPiece } from '../pieces.ts'
import { blockPiece, withWholeRows } from '../pieces.ts'
import { blockInFrame } from '../shared/frame.ts'
import { asOne } from './as-one.ts'
import { continues, joinedAcross, joinedTexts } from './join.ts'
import { linesOf } from './lines.ts'

type Report = (line: ReportLine) => void

/** Columns from which on such that are alike become one block. */
const MANY_COLUMNS = 4

/** Makes blocks of pieces: rows become columns, neighbours that belong together become one, anchors find their block. */
export function arrange(pieces: readonly Piece[], level: Level, report: Report): readonly ConvertedBlock[] {
  return joinPieces(anchored(allLaidOut(pieces, level, report)))
}

function allLaidOut(pieces: readonly Piece[], level: Level, report: Report): readonly Laid[] {
  return withWholeRows(pieces).flatMap((piece) => laidOut(piece, level, report))
}

type Laid = BlockPiece | { readonly piece: 'anchor'; readonly anchor: string }

function laidOut(piece: Piece, level: Level, report: Report): readonly Laid[] {
  switch (piece.piece) {
    case 'anchor':
      return [piece]
    case 'block':
      return unwrapped([piece.block], level).map((block) => ({ ...piece, block }))
    case 'row':
      return rowLaidOut(piece, level, report)
    case 'section':
      return sectionLaidOut(piece, level, report)
  }
}

function sectionLaidOut({ fields, pieces }: SectionPiece, level: Level, report: Report): readonly Laid[] {
  if (level === 'page') {
    const blocks = arrange(pieces, 'section', report)
    return [blockPiece({ ...fields, blockType: 'section', blocks })]
  }
  const { anchor } = frameOf(fields)
  const inner = allLaidOut(pieces, level, report)
  const ground = imageOf(fields.ground).map(blockPiece)
  if (ground.length > 0 || fields.ground.film || fields.ground.filmAddress) {
    report({ level: 'changed', code: 'ground-inside-ground', subject: 'background' })
  }
  return [...(anchor === undefined ? [] : [{ piece: 'anchor', anchor } as const]), ...ground, ...inner]
}

/** The image of a ground that has no place behind what it holds. */
function imageOf(ground: Readonly<Record<string, unknown>>): readonly ConvertedBlock[] {
  const { image } = ground
  return image === undefined ? [] : [{ blockType: 'image', image, layout: 'column', opensLarge: false }]
}

function rowLaidOut({ columns }: RowPiece, level: Level, report: Report): readonly Laid[] {
  const filled = columns.filter(({ pieces }) => pieces.length > 0)
  const isFlat = level === 'column' || level === 'simple'
  if (isFlat && linesOf(filled).some((line) => line.length > 1)) {
    report({ level: 'changed', code: 'columns-inside-columns', subject: 'columns' })
  }
  return linesOf(filled).flatMap((line) => {
    const [only] = line
    if (isFlat || (line.length === 1 && only)) {
      return line.flatMap(({ pieces }) => allLaidOut(pieces, level, report))
    }
    const widths = line.map(({ width }) => width)
    return sideBySide(
      line.map(({ pieces }) => arrange(pieces, 'column', report)),
      widths,
      report,
    ).map(blockPiece)
  })
}

/** Blocks of several columns, each with what stands in it. */
function sideBySide(
  columns: readonly (readonly ConvertedBlock[])[],
  widths: readonly number[],
  report: Report,
): readonly ConvertedBlock[] {
  const places = columns.map((blocks, place) => ({ blocks, width: widths[place] ?? 0 }))
  const filled = places.filter(({ blocks }) => !isEmpty(blocks))
  if (filled.length < 2) return filled.flatMap(({ blocks }) => blocks)
  const alone = filled.flatMap(({ blocks }) => (blocks.length === 1 ? blocks : []))
  const one = alone.length === filled.length ? joinedAcross(alone) : undefined
  if (one) return [one]
  const boxes = filled.length >= MANY_COLUMNS && asOne(filled.map(({ blocks }) => blocks))
  if (boxes) return [boxes]
  const rows = inRows(filled)
  if (rows.length > 1) report({ level: 'changed', code: 'columns-in-rows', subject: `${filled.length} columns` })
  return rows.flatMap((row) => (row.length === 1 ? row.flatMap(({ blocks }) => blocks) : [columnsOf(row)]))
}

interface Column {
  readonly blocks: readonly ConvertedBlock[]
  readonly width: number
}

function columnsOf(columns: readonly Column[]): ConvertedBlock {
  const ratio = nearestRatio(columns.map(({ width }) => width))
  return { blockType: 'columns', ratio, columns: columns.map(({ blocks }) => ({ blocks })) }
}

/** Columns that only keep a distance are none. */
function isEmpty(blocks: readonly ConvertedBlock[]): boolean {
  return blocks.every(({ blockType, look, frame }) => blockType === 'separator' && look === 'space' && !frame)
}

/** Puts each anchor on the block that follows it; one at the end keeps its place by an empty space. */
function anchored(laid: readonly Laid[]): readonly BlockPiece[] {
  const pieces: BlockPiece[] = []
  let waiting: string[] = []
  for (const item of laid) {
    if (item.piece === 'anchor') {
      waiting.push(item.anchor)
      continue
    }
    const taken = frameOf(item.block).anchor
    const anchor = taken ?? waiting.pop()
    pieces.push(...waiting.map(placeholder))
    pieces.push(anchor === undefined ? item : { ...item, block: blockInFrame(item.block, { anchor }) })
    waiting = []
  }
  return [...pieces, ...waiting.map(placeholder)]
}

function placeholder(anchor: string): BlockPiece {
  return blockPiece({ blockType: 'separator', look: 'space', size: 'small', frame: { anchor } })
}

function joinPieces(pieces: readonly BlockPiece[]): readonly ConvertedBlock[] {
  const blocks: { block: ConvertedBlock; joins: boolean; texts: ConvertedBlock[] }[] = []
  for (const { block, joins } of pieces) {
    const last = blocks.at(-1)
    if (last?.joins && joins && continues(last.block, block)) {
      last.texts.push(block)
      continue
    }
    const one = last?.joins && joins ? joinedRows(last.block, block) : undefined
    if (last && one) last.block = one
    else blocks.push({ block, joins, texts: [block] })
  }
  return blocks.map(({ block, texts }) => (texts.length > 1 ? joinedTexts(texts) : block))
}
