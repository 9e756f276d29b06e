import { csvLine } from '@vitrine/content/core'
import { COLUMNS } from './file-columns.ts'
import { type FileLine, readLines, type UnreadFile } from './file-lines.ts'
import { MAX_PART_BYTES, PART_PRODUCTS } from './product-file.ts'

/** Characters of a part: none has more than four bytes in UTF-8. */
const MAX_PART_LENGTH = MAX_PART_BYTES / 4

/** A part of a file that can be sent in one request. */
export interface FilePart {
  /** CSV with the columns of the file, and the line of each row in it. */
  readonly csv: string
  /** Products and variants without one. */
  readonly products: number
}

/** A file in parts, each with whole products. */
export interface SplitFile {
  readonly parts: readonly FilePart[]
  /** Columns that nothing is read from. */
  readonly unread: readonly string[]
}

/** Divides a file of products, so that its progress can be shown and no request takes long. */
export function splitProductFile(text: string): SplitFile | UnreadFile {
  const file = readLines(text)
  if ('problem' in file) return file
  const head = csvLine([...file.head, COLUMNS.line[0]])
  const rowOf = (line: FileLine) =>
    csvLine([...(file.cells.get(line) ?? []).slice(0, file.head.length), ...padding(file, line), String(line.line)])
  const units = [
    ...file.groups.map(({ product, variants }) => [product, ...variants].map(rowOf).join('')),
    ...file.orphans.map(rowOf),
  ]
  const parts: { csv: string; products: number }[] = []
  for (const unit of units) {
    const last = parts.at(-1)
    if (last && last.products < PART_PRODUCTS && last.csv.length + unit.length <= MAX_PART_LENGTH) {
      last.csv += unit
      last.products += 1
    } else parts.push({ csv: head + unit, products: 1 })
  }
  return { parts, unread: file.columns.unread }
}

/** Empty cells where a row is shorter than the first. */
function padding(
  file: { readonly head: readonly string[]; readonly cells: ReadonlyMap<FileLine, readonly string[]> },
  line: FileLine,
): readonly string[] {
  return Array.from({ length: Math.max(0, file.head.length - (file.cells.get(line)?.length ?? 0)) }, () => '')
}
