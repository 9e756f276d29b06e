import { attribute, elementsOf, type HtmlElement, type HtmlNode, rawText, wordsOf } from '../html/html-tree.ts'
import { paragraphNode, richText, textNode } from '../rich-text/nodes.ts'
import { storedNodes } from '../rich-text/stored-nodes.ts'
import type { ConvertContext, ConvertedBlock } from './convert.ts'
import { MAX_LENGTH, MAX_ROWS } from './limits.ts'
import { markupBlocks } from './markup.ts'
import { isRichText, richTextBlock } from './rich-text-block.ts'

/** Elements that cells of plain words cannot hold: links, images, lists, players, tables. */
const MORE_THAN_WORDS = new Set(
  'a img ul ol dl video audio iframe object embed table pre figure hr svg button input'.split(' '),
)

/** Elements that no cell of ours can hold. */
const MORE_THAN_TEXT = new Set('dl video audio iframe object embed table svg button input'.split(' '))

/** Makes blocks of what stands in a cell. */
type CellBlocks = (nodes: readonly HtmlNode[]) => readonly ConvertedBlock[]

interface Row {
  readonly cells: readonly HtmlElement[]
  readonly isHead: boolean
}

/** A table of words as a plain one, one with links, images or joined cells as a rich one, any other as markup. */
export function tableBlocks(
  table: HtmlElement,
  caption: string,
  context: ConvertContext,
  blocksIn: CellBlocks,
): readonly ConvertedBlock[] {
  const rows = rowsOf(table.children, false)
  const cells = rows.flatMap((row) => row.cells)
  const words =
    caption || wordsOf(elementsOf(table.children, ({ name }) => name === 'caption').flatMap(({ children }) => children))
  if (cells.every((cell) => wordsOf(cell.children) === '' && !holdsMore(cell))) return captionBelow(words)
  if (!isPlain(rows)) {
    const rich = richTable(rows, blocksIn)
    if (rich) {
      const fits = words.length <= MAX_LENGTH.caption
      return [{ ...rich, ...(fits && words !== '' && { caption: words }) }, ...(fits ? [] : captionBelow(words))]
    }
    context.report({
      level: 'note',
      code: 'table-as-markup',
      subject: 'a table with players, tables or too many cells',
    })
    return [...markupBlocks([table], context), ...captionBelow(caption)]
  }
  const heads = headsOf(rows)
  const fits = words.length <= MAX_LENGTH.caption
  const parts = inTables(rows.map(lineOf), heads === 'row' || heads === 'both')
  const blocks = parts.map((lines, index) => ({
    blockType: 'table',
    rows: lines.join('\n'),
    heads,
    ...(index === parts.length - 1 && fits && words !== '' && { caption: words }),
  }))
  return [...blocks, ...(fits ? [] : captionBelow(words))]
}

/** Undefined for what its cells cannot hold. */
function richTable(rows: readonly Row[], blocksIn: CellBlocks): ConvertedBlock | undefined {
  const cells = rows.flatMap((row) => row.cells)
  const isTooLong = rows.length > MAX_ROWS.tableRows || rows.some((row) => row.cells.length > MAX_ROWS.tableCells)
  if (isTooLong || cells.some((cell) => holds(cell, MORE_THAN_TEXT))) return undefined
  const contents = new Map(cells.map((cell) => [cell, blocksIn(cell.children)]))
  const isText = [...contents.values()].flat().every((block) => isRichText(block) && block.frame === undefined)
  if (!isText) return undefined
  return {
    blockType: 'richTable',
    heads: headsOf(rows),
    rows: rows.map((row) => ({ cells: row.cells.map((cell) => richCell(cell, contents.get(cell) ?? [])) })),
  }
}

function richCell(cell: HtmlElement, blocks: readonly ConvertedBlock[]): Readonly<Record<string, unknown>> {
  const nodes = blocks.flatMap(({ content }) => storedNodes(content))
  const [columns, rows] = [spanOf(cell, 'colspan', MAX_ROWS.tableCells), spanOf(cell, 'rowspan', MAX_ROWS.tableRows)]
  return {
    ...(nodes.length > 0 && { content: richText(nodes) }),
    ...(columns > 1 && { columns }),
    ...(rows > 1 && { rows }),
  }
}

function spanOf(cell: HtmlElement, name: 'colspan' | 'rowspan', most: number): number {
  const span = Number.parseInt(attribute(cell, name) ?? '', 10)
  return Number.isNaN(span) ? 1 : Math.min(most, Math.max(1, span))
}

function captionBelow(caption: string): readonly ConvertedBlock[] {
  return caption === '' ? [] : [richTextBlock([paragraphNode([textNode(caption)])])]
}

function rowsOf(nodes: readonly HtmlNode[], isHead: boolean): readonly Row[] {
  return nodes.flatMap((node): readonly Row[] => {
    if (node.kind === 'text') return []
    if (node.name === 'tr') {
      const cells = node.children.filter(
        (child): child is HtmlElement => child.kind === 'element' && /^t[dh]$/.test(child.name),
      )
      return cells.length > 0 ? [{ cells, isHead: isHead || cells.every(({ name }) => name === 'th') }] : []
    }
    return /^t(?:head|body|foot)$/.test(node.name) ? rowsOf(node.children, node.name === 'thead') : []
  })
}

function isPlain(rows: readonly Row[]): boolean {
  const mostCells = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  // A row of one cell would be divided at its own bars.
  const isDivided =
    mostCells === 1 && rows.some(({ cells }) => cells.some((cell) => rawText(cell.children).includes('|')))
  return (
    mostCells <= MAX_ROWS.tableCells &&
    !isDivided &&
    rows.every(({ cells }) => cells.every((cell) => !holdsMore(cell) && !isJoined(cell))) &&
    rows.every((row) => lineOf(row).length < MAX_LENGTH.table / 2)
  )
}

function holdsMore(cell: HtmlElement): boolean {
  return holds(cell, MORE_THAN_WORDS)
}

function holds(cell: HtmlElement, names: ReadonlySet<string>): boolean {
  return elementsOf(cell.children, ({ name }) => names.has(name)).length > 0
}

function isJoined(cell: HtmlElement): boolean {
  return spanOf(cell, 'colspan', MAX_ROWS.tableCells) > 1 || spanOf(cell, 'rowspan', MAX_ROWS.tableRows) > 1
}

/** Cells are divided by tabs, so that bars may stand in them; words of an empty first cell would not be seen. */
function lineOf({ cells }: Row): string {
  return cells.map(({ children }) => wordsOf(spaced(children))).join('\t')
}

/** Paragraphs and breaks of a cell, parted by blanks. */
function spaced(nodes: readonly HtmlNode[]): readonly HtmlNode[] {
  return nodes.flatMap((node): readonly HtmlNode[] =>
    node.kind === 'element' && /^(?:p|div|br|h[1-6])$/.test(node.name)
      ? [{ kind: 'text', text: ' ' }, ...spaced(node.children), { kind: 'text', text: ' ' }]
      : [node],
  )
}

function headsOf(rows: readonly Row[]): 'row' | 'column' | 'both' | 'none' {
  const hasRow = rows[0]?.isHead === true && rows.length > 1
  const below = hasRow ? rows.slice(1) : rows
  const hasColumn = below.every(({ cells }) => cells.length > 1 && cells[0]?.name === 'th' && cells[1]?.name === 'td')
  if (hasRow) return hasColumn ? 'both' : 'row'
  return hasColumn ? 'column' : 'none'
}

/** Lines of as many tables as are needed; each begins with the titles of the columns. */
function inTables(lines: readonly string[], hasHead: boolean): readonly (readonly string[])[] {
  const [head = '', ...rest] = lines
  const tables: string[][] = []
  const begun = () => (hasHead ? [head] : [])
  let table = begun()
  let length = hasHead ? head.length + 1 : 0
  for (const line of hasHead ? rest : lines) {
    if (table.length >= MAX_ROWS.tableRows || length + line.length + 1 > MAX_LENGTH.table) {
      tables.push(table)
      table = begun()
      length = hasHead ? head.length + 1 : 0
    }
    table.push(line)
    length += line.length + 1
  }
  return [...tables, table]
}
