import type { AdminText } from './admin-text.ts'

/** Sign between the cells of a file that is written. */
export type CsvSeparator = ',' | ';'

/** Refusal of a file with another sign between its cells. */
export const NO_SEPARATOR: AdminText = {
  en: 'Cells are separated by a comma, delimiter=, or a semicolon, delimiter=;',
  de: 'Zellen werden durch ein Komma, delimiter=, oder ein Semikolon getrennt, delimiter=;',
}

/**
 * Sign between the cells of a file that a request asks for: that of its query `delimiter`, which programs name, or the one
 * by which spreadsheets divide lines in the language of the account. In German it is the semicolon.
 *
 * @param language That of the admin, such as `de`.
 * @returns Undefined for any other delimiter.
 */
export function csvSeparator(delimiter: unknown, language: string): CsvSeparator | undefined {
  if (delimiter === undefined || delimiter === null) return language === 'de' ? ';' : ','
  return delimiter === ',' || delimiter === ';' ? delimiter : undefined
}

/**
 * One line of a CSV file (RFC 4180) that spreadsheets show and never execute: a cell that begins like a formula, also in
 * the full-width signs of East Asia, gets an apostrophe. https://owasp.org/www-community/attacks/CSV_Injection
 *
 * @param cells Texts, and numbers, of which none is a formula. Beside semicolons, numbers have a decimal comma.
 */
export function csvLine(cells: readonly (string | number)[], separator: CsvSeparator = ','): string {
  return `${cells.map((cell) => csvCell(cell, separator)).join(separator)}\r\n`
}

function csvCell(text: string | number, separator: CsvSeparator): string {
  if (typeof text === 'number') return separator === ';' ? String(text).replace('.', ',') : String(text)
  const harmless = /^\s*[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text
  return /["\r\n]/.test(harmless) || harmless.includes(separator) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** A line of a CSV file that was read. */
export interface CsvRow {
  /** Line of the file at which it begins, from 1. */
  readonly line: number
  readonly cells: readonly string[]
}

/** Signs between cells: the standard's, that of spreadsheets in many languages, and the tabulator. */
const SEPARATORS = [',', ';', '\t'] as const

/** A quoted cell. */
const QUOTED = /"((?:[^"]|"")*)"/y

/**
 * Reads a CSV file (RFC 4180), with the separator that its first line has most of. Empty lines are left out; a cell that is
 * quoted may hold line ends. What `csvLine` put before a cell so that nothing executes it is taken off.
 *
 * @returns The number of the line whose quotes do not end, in place of rows.
 */
export function parseCsv(text: string): { readonly rows: readonly CsvRow[] } | { readonly unendedAt: number } {
  const file = text.replace(/^\uFEFF/, '')
  const [head = ''] = file.split(/\r?\n/, 1)
  const separator = SEPARATORS.toSorted((one, other) => head.split(other).length - head.split(one).length)[0] ?? ','
  const rows: CsvRow[] = []
  let at = 0
  let line = 1
  while (at < file.length) {
    const begun = line
    const cells: string[] = []
    let isEnded = false
    while (!isEnded) {
      const cell = cellAt(file, at, separator)
      if (!cell) return { unendedAt: line }
      cells.push(cell.text.replace(/^'(?=\s*[=+\-@\t\r＝＋－＠])/, ''))
      line += cell.text.split('\n').length - 1
      at = cell.end + 1
      isEnded = file[cell.end] !== separator
    }
    if (file[at - 1] === '\r' && file[at] === '\n') at += 1
    line += 1
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ line: begun, cells })
  }
  return { rows }
}

/** The cell that begins at a place, and where it ends. Undefined: its quotes do not end, or words follow them. */
function cellAt(
  file: string,
  at: number,
  separator: string,
): { readonly text: string; readonly end: number } | undefined {
  if (file[at] !== '"') {
    let end = at
    while (end < file.length && !isEnd(file, end, separator)) end += 1
    return { text: file.slice(at, end), end }
  }
  QUOTED.lastIndex = at
  const inside = QUOTED.exec(file)?.[1]
  const end = QUOTED.lastIndex
  return inside !== undefined && isEnd(file, end, separator) ? { text: inside.replaceAll('""', '"'), end } : undefined
}

function isEnd(file: string, at: number, separator: string): boolean {
  return at === file.length || [separator, '\r', '\n'].includes(file[at] ?? '')
}
