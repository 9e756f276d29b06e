import { fateOf } from '../plan/fate.ts'
import type { RedirectNeed, RedirectTarget } from '../plan/plan.ts'
import type { ImportPlan } from '../plan/prepared-plan.ts'
import { endOfItem } from './item-end.ts'
import type { RedirectInput } from './plan-redirects.ts'
import { PluginChains } from './plugin-chains.ts'
import { siteAddressOf } from './site-address.ts'

/** Ends of addresses of WordPress that show a part, a feed or another form of what stands before them. */
const ENDINGS = [
  'feed/',
  'feed/rss/',
  'feed/rss2/',
  'feed/atom/',
  'amp/',
  'embed/',
  'trackback/',
  'comment-page-#/',
  'page/#/',
  '#/',
]

/** Redirects that old addresses want and today's collection cannot hold, one by one. */
export function* redirectNeeds(
  plan: ImportPlan,
  { plugin, merged }: RedirectInput,
  patterns: readonly RedirectNeed[],
): Generator<RedirectNeed, void, undefined> {
  yield* patterns
  yield* pluginQueries(plan, { plugin, merged })
  for (const ending of ENDINGS) yield { match: 'ending', ending, status: '301' }
  yield* itemQueries(plan, merged)
  yield* listQueries(plan)
}

function* pluginQueries(plan: ImportPlan, { plugin, merged }: RedirectInput): Generator<RedirectNeed> {
  const chains = new PluginChains(plan, plugin, merged)
  for (const redirect of plugin) {
    const own = redirect.from.includes('?') ? siteAddressOf(redirect.from, plan.oldSite) : undefined
    if (own === undefined) continue
    const target = redirect.to === undefined ? undefined : targetOf(chains.endOf(redirect.to) ?? redirect.to)
    yield {
      match: 'query',
      path: own.path,
      query: Object.fromEntries(own.query),
      status: redirect.status,
      ...(target && { target }),
    }
  }
}

function* itemQueries(plan: ImportPlan, merged: ReadonlySet<number>): Generator<RedirectNeed> {
  const { index, options } = plan
  for (const item of index.items.values()) {
    const fate = fateOf(item, index, options)
    if (fate.fate === 'medium') {
      yield query({ attachment_id: String(item.id) }, { to: 'document', document: { $address: `item:${item.id}` } })
    } else if (fate.fate === 'document' && fate.status === 'published' && (item.publishedAt ?? 0) <= options.now) {
      const target: RedirectTarget = { to: 'document', document: endOfItem(item, plan, merged) }
      yield query({ p: String(item.id) }, target)
      if (fate.collection === 'pages') yield query({ page_id: String(item.id) }, target)
    }
  }
}

function* listQueries({ index, options, terms, authors }: ImportPlan): Generator<RedirectNeed> {
  for (const [key, { path }] of terms) {
    const term = index.terms.get(key)
    if (term?.taxonomy === 'category' && term.id !== undefined) yield query({ cat: String(term.id) }, atPath(path))
    if (term?.taxonomy === 'post_tag') yield query({ tag: term.slug }, atPath(path))
  }
  for (const { login, path } of authors.values()) {
    const id = index.authors.get(login)?.id
    if (id !== undefined) yield query({ author: String(id) }, atPath(path))
  }
  for (const feed of ['rss2', 'rss', 'atom', 'rdf']) yield query({ feed }, atPath(`/${options.blogSlug}/feed.xml`))
  const months = new Set<string>()
  for (const { kind, status, localDate } of index.items.values()) {
    if (kind === 'post' && status === 'publish' && localDate) months.add(localDate.slice(0, 7).replace('-', ''))
  }
  for (const month of months) {
    yield query({ m: month }, atPath(`/${options.blogSlug}/${month.slice(0, 4)}/${month.slice(4)}/`))
  }
}

function query(parameters: Readonly<Record<string, string>>, target: RedirectTarget): RedirectNeed {
  return { match: 'query', path: '/', query: parameters, status: '301', target }
}

function atPath(address: string): RedirectTarget {
  return { to: 'address', address }
}

function targetOf(end: ReturnType<PluginChains['endOf']>): RedirectTarget | undefined {
  if (end === undefined) return undefined
  return typeof end === 'string' ? { to: 'address', address: end } : { to: 'document', document: end }
}
