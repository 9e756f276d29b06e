import { queryOf, withPassedQuery } from './passed-query.ts'

/** An old address and where it leads. */
export interface StoredRedirect {
  readonly from: string
  readonly to?: string | null | undefined
  /** `301` moved for good, `302` moved for now, `410` gone. */
  readonly status?: string | null | undefined
}

/** Finds the redirect that stands at an address of this site. */
export type FindRedirect = (from: string) => Promise<StoredRedirect | undefined>

export type RedirectEnd =
  | { readonly kind: 'end'; readonly to: string }
  /** The way leads back to where it began; `by` is the last address before that. */
  | { readonly kind: 'circle'; readonly by: string }

/** Redirects in a row that are followed. Those that are saved are made short, so a longer row is nobody's wish. */
const MAX_STEPS = 20

/**
 * Pages end with a slash; files such as `/old.html` stay as they are. Letters are composed (NFC).
 *
 * @param path As an editor wrote it, with or without slashes at its ends.
 */
export function canonicalPath(path: string): string {
  const trimmed = path.trim().normalize('NFC')
  const rooted = trimmed.startsWith('/') ? trimmed : `/${trimmed}`
  return rooted.endsWith('/') || /\.[a-z0-9]+$/i.test(rooted) ? rooted : `${rooted}/`
}

/**
 * The address of this site that a redirect leads to, without query and fragment.
 *
 * @param siteUrl Origin of the site.
 * @returns Undefined when it leads away.
 */
export function ownPath(to: string, siteUrl: string): string | undefined {
  if (!URL.canParse(to, siteUrl)) return undefined
  const url = new URL(to, siteUrl)
  if (url.origin !== new URL(siteUrl).origin) return undefined
  try {
    return canonicalPath(decodeURIComponent(url.pathname))
  } catch {
    return canonicalPath(url.pathname)
  }
}

/**
 * Final target of a redirect. Chains of permanent redirects are joined, with the queries that their steps set; a
 * temporary one stays a step of its own, because it will end.
 *
 * @param redirect The one that is to be saved; what is stored under the same old address counts as replaced.
 */
export async function redirectEnd(
  { from, to }: { readonly from: string; readonly to: string },
  find: FindRedirect,
  siteUrl: string,
): Promise<RedirectEnd> {
  let end = to
  let isForGood = true
  let here = ownPath(to, siteUrl)
  let before = from
  for (let steps = 0; here !== undefined; steps += 1) {
    if (here === from) return { kind: 'circle', by: before }
    const next = steps < MAX_STEPS ? await find(here) : undefined
    if (!next?.to || next.status === '410') break
    isForGood &&= next.status !== '302'
    if (isForGood) end = joined(end, next.to)
    before = here
    here = ownPath(next.to, siteUrl)
  }
  return { kind: 'end', to: end }
}

/** Two steps as one. A visitor takes the query of the first along, and its fragment where the second has none. */
function joined(first: string, second: string): string {
  const end = withPassedQuery(second, queryOf(first))
  return end.includes('#') ? end : end + (/#.*$/s.exec(first)?.[0] ?? '')
}
