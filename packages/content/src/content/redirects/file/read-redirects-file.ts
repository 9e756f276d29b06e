import { parseCsv } from '../../../core/csv.ts'
import { type FileProblem, MAX_REDIRECTS_OF_FILE } from '../../../core/redirects-file.ts'
import { parseNewAddress } from '../new-address.ts'
import { type OldAddress, parseOldAddress } from '../old-address.ts'

/** Names of the columns, in their order. */
export const FILE_COLUMNS = ['from', 'to', 'status'] as const

/** A redirect of a file. */
export interface FileRedirect extends OldAddress {
  readonly line: number
  /** Undefined: what was there is gone. */
  readonly to: string | undefined
  readonly status: '301' | '302' | '410'
}

/** Redirects of a file, or the lines that are wrong. */
export type RedirectsFile =
  | { readonly redirects: readonly FileRedirect[] }
  | { readonly problems: readonly FileProblem[] }

const STATUSES = ['301', '302', '410'] as const

/**
 * Reads a CSV file of redirects, line by line: `from,to,status`. A first line with these names is left out; without a status,
 * an address moved for good.
 */
export function readRedirectsFile(text: string): RedirectsFile {
  const parsed = parseCsv(text)
  if ('unendedAt' in parsed) {
    return { problems: [{ line: parsed.unendedAt, message: 'A quotation mark opens here that does not close.' }] }
  }
  const rows = parsed.rows.filter(({ cells }, index) => index > 0 || !isHead(cells))
  if (rows.length === 0) return { problems: [{ line: 0, message: 'The file has no redirects.' }] }
  if (rows.length > MAX_REDIRECTS_OF_FILE) {
    const message = `The file has ${rows.length} redirects; one file may have ${MAX_REDIRECTS_OF_FILE}. Divide it.`
    return { problems: [{ line: 0, message }] }
  }
  const lines = new Map<string, number>()
  const read = rows.map(({ line, cells }): FileRedirect | FileProblem => {
    const redirect = redirectOf(line, cells)
    if ('message' in redirect) return redirect
    const before = lines.get(redirect.from)
    if (before !== undefined)
      return { line, message: `${redirect.from} stands in line ${before}, too. Leave one of them.` }
    lines.set(redirect.from, line)
    return redirect
  })
  const problems = read.filter((one) => 'message' in one)
  return problems.length > 0 ? { problems } : { redirects: read.filter((one) => 'from' in one) }
}

function isHead(cells: readonly string[]): boolean {
  return FILE_COLUMNS.slice(0, 2).every((name, index) => cells[index]?.trim().toLowerCase() === name)
}

function redirectOf(
  line: number,
  [from = '', to = '', written = '', ...more]: readonly string[],
): FileRedirect | FileProblem {
  if (more.some((cell) => cell.trim() !== '')) return { line, message: 'This line has more than three cells.' }
  const old = parseOldAddress(from)
  if (!old) return { line, message: `“${from.trim()}” is no old address. It begins with a slash, such as /old-page/.` }
  const status = STATUSES.find((one) => one === (written.trim() || '301'))
  if (!status) return { line, message: `“${written.trim()}” is no status. Write 301, 302 or 410.` }
  if (status === '410') {
    return to.trim() === ''
      ? { ...old, line, to: undefined, status }
      : { line, message: 'What is gone (410) leads nowhere. Leave the new address empty.' }
  }
  const end = parseNewAddress(to)
  if (!end) return { line, message: `“${to.trim()}” is no new address. It begins with a slash or https://.` }
  return { ...old, line, to: end, status }
}
