import { headerPolicy } from './rewrite-page.ts'

/** Headers of an answer, by names in lower case. */
export type Headers = Readonly<Record<string, string | undefined>>

/** Headers that every page has on the site, and is to have on its host. */
const OF_ALL = [
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'strict-transport-security',
  'speculation-rules',
]

/** Headers of files whose addresses begin alike. */
const OF_FILES = ['cache-control', 'content-security-policy', 'content-disposition']

/** Addresses of files, by their beginnings. A host puts together what several rules say, so no two mean one file. */
const FILES = ['/assets/', '/media/', '/og/']

/** An answer as its headers are noted. */
export interface NotedAnswer {
  readonly path: string
  readonly headers: Headers
}

/**
 * Writes the file `_headers`, as Netlify and Cloudflare Pages read it.
 *
 * @param page Headers of a page. Its own content security policy stands in the page, but for what only a header says.
 * @param files Answers of files. A header that they do not share is that of the one cached for the shortest time.
 */
export function hostHeaders(page: Headers, files: readonly NotedAnswer[]): string {
  const policy = headerPolicy(page['content-security-policy'] ?? '')
  const rules = [
    ruleOf('/*', { ...picked(page, OF_ALL), ...(policy && { 'content-security-policy': policy }) }),
    ...FILES.map((prefix) => {
      const [first] = files
        .filter(({ path }) => path.startsWith(prefix))
        .toSorted((one, other) => age(one) - age(other))
      const { 'content-disposition': _, ...headers } = first ? picked(first.headers, OF_FILES) : {}
      return ruleOf(`${prefix}*`, headers)
    }),
    ...files.map(({ path, headers }) => ruleOf(path, picked(headers, ['content-disposition']))),
    ...files.flatMap(({ path, headers }) =>
      headers['content-type']?.startsWith('application/speculationrules')
        ? ruleOf(path, picked(headers, ['content-type']))
        : [],
    ),
  ]
  return rules.flat().join('\n')
}

function picked(headers: Headers, names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])))
}

function ruleOf(path: string, headers: Readonly<Record<string, string>>): readonly string[] {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  return lines.length === 0 ? [] : [path, ...lines, '']
}

/** Seconds for which an answer may be cached. */
function age({ headers }: NotedAnswer): number {
  return Number(/max-age=(\d+)/.exec(headers['cache-control'] ?? '')?.[1] ?? 0)
}
