import { fateOf, isPublished } from '../plan/fate.ts'
import type { ImportPlan } from '../plan/prepared-plan.ts'
import { endOfItem } from './item-end.ts'
import { pathOfMeaning } from './meaning-path.ts'
import { PluginChains } from './plugin-chains.ts'
import { siteAddressOf } from './site-address.ts'
import type { RedirectInput, Way, WayEnd } from './way.ts'

/** Fields of a query that one redirect asks for. */
const MAX_FIELDS = 5

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

/** Redirects that no whole path can name: by fields of a query, and by patterns. */
export function* ruleWays(plan: ImportPlan, input: RedirectInput): Generator<Way, void, undefined> {
  yield* pluginPatterns(plan, input)
  yield* pluginQueries(plan, input)
  yield* itemQueries(plan)
  yield* listQueries(plan)
  // Feeds of lists go on; what else WordPress puts behind an address leads to what stands before it.
  yield { from: `/${plan.options.blogSlug}/*/feed/`, to: `/${plan.options.blogSlug}/$1/feed.xml` }
  for (const ending of ENDINGS) yield { from: `/*/${ending}`, to: '/$1/' }
}

function* pluginPatterns(plan: ImportPlan, { plugin, patterns }: RedirectInput): Generator<Way> {
  const chains = new PluginChains(plan, plugin)
  for (const { from, to, status } of patterns) {
    const end = to === undefined ? undefined : endHere(to, { plan, chains })
    if (end === undefined && status !== '410') continue
    yield { from: belowFolder(from, plan), status, ...(end !== undefined && { to: end }) }
  }
}

/** Where an address of the old site leads here. One that holds `$1` cannot be looked up. */
function endHere(
  to: string,
  { plan, chains }: { readonly plan: ImportPlan; readonly chains: PluginChains },
): WayEnd | undefined {
  const own = siteAddressOf(to, plan.oldSite)
  if (own === undefined) return to
  return to.includes('$') ? own.path + (own.search && `?${own.search}`) : chains.endOf(to)
}

function belowFolder(from: string, { oldSite: { folder } }: ImportPlan): string {
  return folder !== '' && from.startsWith(`${folder}/`) ? from.slice(folder.length) : from
}

function* pluginQueries(plan: ImportPlan, { plugin }: RedirectInput): Generator<Way> {
  const chains = new PluginChains(plan, plugin)
  for (const { from, to, status } of plugin) {
    const own = from.includes('?') ? siteAddressOf(from, plan.oldSite) : undefined
    if (own === undefined || own.query.size === 0 || own.query.size > MAX_FIELDS) continue
    const end = to === undefined ? undefined : endHere(to, { plan, chains })
    if (end === undefined && status !== '410') continue
    const fields = Object.fromEntries(own.query)
    yield { from: addressWithQuery(own.path, fields), status, ...(end !== undefined && { to: end }) }
  }
}

function* itemQueries(plan: ImportPlan): Generator<Way> {
  const { index, options } = plan
  for (const item of index.items.values()) {
    const fate = fateOf(item, index, options)
    const id = String(item.id)
    if (fate.fate === 'medium') yield atQuery({ attachment_id: id }, { $address: `item:${item.id}` })
    const isPage = item.kind === 'page'
    if (fate.fate === 'document' || (fate.fate === 'values' && fate.import.isAddressed)) {
      const end = isPublished(item, index, options) ? endOfItem(item, plan) : undefined
      yield atQuery({ p: id }, end)
      if (isPage) yield atQuery({ page_id: id }, end)
    } else if (fate.fate === 'part' && isPage) {
      const end = pathOfMeaning({ meaning: { shows: 'item', id: item.id }, isFeed: false }, plan)
      if (end !== undefined && item.status === 'publish') {
        yield atQuery({ p: id }, end)
        yield atQuery({ page_id: id }, end)
      }
    } else if (fate.fate === 'nothing' && fate.code === 'trash')
      yield atQuery(isPage ? { page_id: id } : { p: id }, undefined)
  }
}

function* listQueries({ index, options, terms, authors }: ImportPlan): Generator<Way> {
  for (const [key, { path }] of terms) {
    const term = index.terms.get(key)
    if (term?.taxonomy === 'category' && term.id !== undefined) yield atQuery({ cat: String(term.id) }, path)
    if (term?.taxonomy === 'post_tag') yield atQuery({ tag: term.slug }, path)
  }
  for (const { login, path } of authors.values()) {
    const id = index.authors.get(login)?.id
    if (id !== undefined) yield atQuery({ author: String(id) }, path)
  }
  for (const feed of ['rss2', 'rss', 'atom', 'rdf']) yield atQuery({ feed }, `/${options.blogSlug}/feed.xml`)
  const months = new Set<string>()
  for (const { kind, status, localDate } of index.items.values()) {
    if (kind === 'post' && status === 'publish' && localDate) months.add(localDate.slice(0, 7).replace('-', ''))
  }
  for (const month of months) {
    yield atQuery({ m: month }, `/${options.blogSlug}/${month.slice(0, 4)}/${month.slice(4)}/`)
  }
}

/**
 * Redirect of an address with a query. Gone if its target is not public: without a redirect, a number would lead to the
 * home page.
 */
function atQuery(fields: Readonly<Record<string, string>>, to: WayEnd | undefined): Way {
  const from = addressWithQuery('/', fields)
  return to === undefined ? { from, status: '410' } : { from, to }
}

/** An address with fields in the order of their names, as redirects store it. */
function addressWithQuery(path: string, fields: Readonly<Record<string, string>>): string {
  const sorted = Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `${path}?${new URLSearchParams(sorted)}`
}
