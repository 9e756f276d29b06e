import { judgedRedirects, type PluginRedirects, type StoredPluginRedirect } from './plugin-redirects.ts'

/** Names of the columns in the files of Redirection, Yoast, Rank Math and Safe Redirect Manager. */
const COLUMNS = {
  from: ['source', 'origin', 'from', 'old url', 'redirect from'],
  to: ['target', 'destination', 'to', 'new url', 'redirect to'],
  code: ['code', 'type', 'http code', 'status code', 'redirection type'],
  regex: ['regex', 'format', 'matching', 'from regex'],
} as const

/** Longest line, in characters, and most cells of it. */
const MAX_LINE_LENGTH = 10_000
const MAX_CELLS = 50

/**
 * Redirects of a CSV file with a line of names.
 *
 * @returns Undefined when the first line names no source and no target.
 */
export function parseRedirectCsv(text: string): PluginRedirects | undefined {
  const [head = '', ...rows] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const names = cellsOf(head).map((name) => name.trim().toLowerCase())
  const place = (wanted: readonly string[]) => names.findIndex((name) => wanted.includes(name))
  const [from, to, code, regex] = [place(COLUMNS.from), place(COLUMNS.to), place(COLUMNS.code), place(COLUMNS.regex)]
  if (from === -1 || to === -1) return undefined
  return judgedRedirects(
    rows
      .filter((row) => row.trim() !== '')
      .map((row): StoredPluginRedirect => {
        const cells = cellsOf(row)
        const written = Number(cells[code] ?? '')
        return {
          from: rooted(cells[from] ?? ''),
          to: cells[to] ?? '',
          code: Number.isInteger(written) && written > 0 ? written : 301,
          isRegex: /^(?:1|true|yes|regex)$/i.test(cells[regex] ?? ''),
        }
      }),
  )
}

/** Yoast writes its sources without a slash before them. */
function rooted(from: string): string {
  return /^(?:\/|https?:|\^)/i.test(from) || from === '' ? from : `/${from}`
}

function cellsOf(line: string): readonly string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (const letter of line.slice(0, MAX_LINE_LENGTH)) {
    if (letter === '"') isQuoted = !isQuoted
    else if (letter === ',' && !isQuoted) {
      cells.push(cell)
      cell = ''
      if (cells.length === MAX_CELLS) return cells
    } else cell += letter
  }
  return [...cells, cell]
}
