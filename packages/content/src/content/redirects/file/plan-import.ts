import type { FileProblem } from '../../../core/redirects-file.ts'
import type { RedirectRow } from '../../../store/redirect-rows.ts'
import type { ListedRedirect } from '../list-redirects.ts'
import { redirectEnd, type StoredRedirect } from '../redirect-end.ts'
import type { FileRedirect } from './read-redirects-file.ts'

/** Import of a file: its rows, also those of redirects that are there and now lead on, or the lines that are wrong. */
export type PlannedImport =
  | { readonly rows: readonly RedirectRow[]; readonly added: number; readonly replaced: number; readonly same: number }
  | { readonly problems: readonly FileProblem[] }

/**
 * Puts the redirects of a file beside those of the site, as if they had been saved one by one: chains become short, and what
 * would lead in a circle is refused.
 *
 * @param existing All redirects of the site.
 */
export async function planImport(
  redirects: readonly FileRedirect[],
  existing: readonly ListedRedirect[],
  siteUrl: string,
): Promise<PlannedImport> {
  const before = new Map(existing.map((one) => [one.from, storedOf(one)]))
  const after = new Map<string, StoredRedirect>([...before, ...redirects.map((one) => [one.from, one] as const)])
  const find = async (from: string) => after.get(from)
  const problems: FileProblem[] = []
  const rows: RedirectRow[] = []
  for (const { from, matchedBy, to, status, line } of redirects) {
    const end = to === undefined ? undefined : await redirectEnd({ from, to }, find, siteUrl)
    if (end?.kind === 'circle') problems.push({ line, message: circleMessage(from, end.by) })
    else rows.push({ from, matchedBy, status, to: end?.to ?? null })
  }
  if (problems.length > 0) return { problems }
  const changed = rows.filter((row) => !isSame(before.get(row.from), row))
  const replaced = changed.filter(({ from }) => before.has(from)).length
  return {
    rows: [...changed, ...(await leadOn(existing, new Set(rows.map(({ from }) => from)), find, siteUrl))],
    added: changed.length - replaced,
    replaced,
    same: rows.length - changed.length,
  }
}

/** Redirects that are there and end at an address that the file leads on. */
async function leadOn(
  existing: readonly ListedRedirect[],
  ofFile: ReadonlySet<string>,
  find: (from: string) => Promise<StoredRedirect | undefined>,
  siteUrl: string,
): Promise<readonly RedirectRow[]> {
  const rows: RedirectRow[] = []
  for (const { from, to, status, matchedBy } of existing) {
    if (to === undefined || ofFile.has(from)) continue
    const end = await redirectEnd({ from, to }, find, siteUrl)
    if (end.kind === 'end' && end.to !== to)
      rows.push({ from, matchedBy, to: end.to, status: status === 302 ? '302' : '301' })
  }
  return rows
}

function storedOf({ from, to, status }: ListedRedirect): StoredRedirect {
  return { from, to, status: to === undefined ? '410' : String(status) }
}

function isSame(stored: StoredRedirect | undefined, row: RedirectRow): boolean {
  return stored !== undefined && (stored.to ?? null) === row.to && stored.status === row.status
}

function circleMessage(from: string, by: string): string {
  if (by === from) return `${from} would lead to itself. Give another new address.`
  return `Visitors would go round in a circle: ${by} leads back to ${from}. Give another new address.`
}
