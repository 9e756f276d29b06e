import { type AdminText, parseCsv } from '@vitrine/content/core'
import { type Column, type FileColumns, readColumns } from './file-columns.ts'

/** A line of a file, by its columns. */
export interface FileLine {
  readonly line: number
  /** Undefined: the file has no such column. */
  readonly cell: (column: Column) => string | undefined
  readonly weight: { readonly text: string; readonly grams: number } | undefined
  /** Values of attributes by their names, without those that are empty. */
  readonly attributes: ReadonlyMap<string, string>
}

/** A product of a file and the lines of its variants. */
export interface FileGroup {
  readonly product: FileLine
  readonly variants: readonly FileLine[]
}

/** A file that cannot be read at all. */
export interface UnreadFile {
  readonly line: number
  readonly problem: AdminText
}

/** A file, line by line. */
export interface ReadFile {
  readonly head: readonly string[]
  readonly columns: FileColumns
  readonly groups: readonly FileGroup[]
  /** Variants whose product the file does not have. */
  readonly orphans: readonly FileLine[]
  /** Cells as they stand there, by the lines at which they begin. */
  readonly cells: ReadonlyMap<FileLine, readonly string[]>
}

/** Reads the lines of a CSV file of products, and puts variants to their products, wherever they stand. */
export function readLines(text: string): ReadFile | UnreadFile {
  const parsed = parseCsv(text)
  if ('unendedAt' in parsed) return unread(parsed.unendedAt, UNENDED)
  const [head, ...rows] = parsed.rows
  if (!head || rows.length === 0) return unread(1, EMPTY)
  const columns = readColumns(head.cells)
  if (!columns.places.has('name') && !columns.places.has('sku')) return unread(head.line, NO_COLUMNS)
  const cells = new Map(rows.map((row) => [lineOf(row, columns), row.cells]))
  return { head: head.cells, columns, cells, ...grouped([...cells.keys()]) }
}

function lineOf(row: { readonly line: number; readonly cells: readonly string[] }, columns: FileColumns): FileLine {
  const { places, weight, attributes } = columns
  const at = (place: number) => row.cells[place]?.trim() ?? ''
  const place = places.get('line')
  return {
    line: (place !== undefined && Number(at(place))) || row.line,
    cell: (column) => {
      const found = places.get(column)
      return found === undefined ? undefined : at(found)
    },
    weight: weight && { text: at(weight.place), grams: weight.grams },
    attributes: new Map(
      attributes.flatMap(({ name, values }) => {
        const [key, value] = [at(name), at(values)]
        return key !== '' && value !== '' ? [[key, value] as const] : []
      }),
    ),
  }
}

/** The kinds of a line, such as “simple, downloadable”. */
export function typesOf({ cell }: FileLine): readonly string[] {
  return (cell('type') ?? '').toLowerCase().split(/\s*,\s*/)
}

function isVariant(line: FileLine): boolean {
  const types = typesOf(line)
  return types.includes('variation') || (types.every((type) => type === '') && Boolean(line.cell('parent')))
}

function grouped(lines: readonly FileLine[]): Pick<ReadFile, 'groups' | 'orphans'> {
  const variants = new Map<FileLine, FileLine[]>()
  const byKey = new Map<string, FileLine[]>()
  for (const line of lines.filter((one) => !isVariant(one))) {
    const own: FileLine[] = []
    variants.set(line, own)
    const [id, sku] = [line.cell('id'), line.cell('sku')]
    if (id) byKey.set(`id:${id}`, own)
    if (sku) byKey.set(sku.toLowerCase(), own)
  }
  const orphans: FileLine[] = []
  for (const line of lines.filter(isVariant)) {
    const siblings = byKey.get((line.cell('parent') ?? '').toLowerCase())
    if (siblings) siblings.push(line)
    else orphans.push(line)
  }
  return { groups: [...variants].map(([product, own]) => ({ product, variants: own })), orphans }
}

function unread(line: number, problem: AdminText): UnreadFile {
  return { line, problem }
}

const UNENDED: AdminText = {
  en: 'A quotation mark opens here that does not close.',
  de: 'Hier öffnet ein Anführungszeichen, das nicht schließt.',
}

const EMPTY: AdminText = {
  en: 'The file has no products: it needs a first line with the names of the columns, and a line for each product.',
  de: 'Die Datei hat keine Produkte: Sie braucht eine erste Zeile mit den Namen der Spalten und eine Zeile je Produkt.',
}

const NO_COLUMNS: AdminText = {
  en: 'The first line names neither a column “Name” nor “SKU”. Export your products to see which columns there are.',
  de: 'Die erste Zeile nennt weder eine Spalte „Name“ noch „SKU“. Exportieren Sie Ihre Produkte, um die Spalten zu sehen.',
}
