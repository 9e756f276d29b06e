import { addressOf } from '@vitrine/content/core'
import type { IndexedItem } from '../index-of-export/indexed-item.ts'
import { authorSlug } from '../people/author-slug.ts'
import { fateOf, isPublished } from '../plan/fate.ts'
import { languageOf } from '../plan/languages.ts'
import type { PlanAddress, PlannedDocument } from '../plan/plan.ts'
import type { ImportPlan } from '../plan/prepared-plan.ts'
import { normalAddress } from './decoded-path.ts'
import { endOfItem } from './item-end.ts'
import { addressesOfItem, segmentOf } from './old-addresses.ts'
import { oldBases, pathOfTerm } from './permalinks.ts'
import { PluginChains } from './plugin-chains.ts'
import { ruleWays } from './rule-redirects.ts'
import { uploadAddressOf } from './upload-address.ts'
import type { RedirectInput, Way } from './way.ts'

/** Longest address that is stored. */
const MAX_ADDRESS_LENGTH = 2000

/** Parts of the list of posts that get an address each. */
const MAX_LIST_PARTS = 200

/** Posts in a part of a list, unless the old site had it otherwise. */
const POSTS_PER_PART = 10

/**
 * Redirects from every old address to where it is shown here, each once. What somebody had made by hand on the old
 * site counts first, and none leads away from an address that a document has here.
 */
export function* planRedirects(plan: ImportPlan, input: RedirectInput): Generator<PlannedDocument, void, undefined> {
  const taken = pathsHere(plan, input.merged)
  for (const way of waysOf(plan, input)) {
    const from = normalAddress(way.from)
    // A star would mean more than itself.
    if (/[\s?#*]/.test(from) || taken.has(from) || from === way.to || from.length > MAX_ADDRESS_LENGTH) continue
    taken.add(from)
    yield redirectOf({ ...way, from }, plan)
  }
  for (const way of ruleWays(plan, input)) {
    if (/\s/.test(way.from) || taken.has(way.from) || way.from.length > MAX_ADDRESS_LENGTH) continue
    taken.add(way.from)
    yield redirectOf(way, plan)
  }
}

function redirectOf({ from, to, status = '301' }: Way, { options }: ImportPlan): PlannedDocument {
  return {
    key: `redirect:${from}`,
    collection: 'redirects',
    locale: options.languages[0],
    data: { from, status, ...(to !== undefined && { to }) },
    dependsOn: typeof to === 'object' ? [to.$address] : [],
    oldAddresses: [],
  }
}

/** Addresses at which something will stand; redirects from them would never be asked for. */
function pathsHere(plan: ImportPlan, merged: ReadonlySet<number>): Set<string> {
  const { options, index } = plan
  const paths = new Set(['/', `/${options.blogSlug}/`, `/${options.portfolioSlug}/`])
  for (const [id, { path }] of plan.newAddresses) {
    const item = index.items.get(id)
    if (!item || !isPublished(item, plan.index, plan.options) || !isAtItsPath(id, plan, merged)) continue
    paths.add(addressOf({ locale: languageOf(item, options), path }, options.languages))
  }
  for (const { path } of plan.terms.values()) paths.add(path)
  for (const { path } of plan.authors.values()) paths.add(path)
  return paths
}

/**
 * Tells whether an item stands at the path that it would have by itself. One that became part of another document stands
 * below that one's parent, in its own language.
 */
function isAtItsPath(id: number, plan: ImportPlan, merged: ReadonlySet<number>): boolean {
  const { newAddresses, translations } = plan
  if (!merged.has(id)) return true
  const own = newAddresses.get(id)
  const leading = newAddresses.get(translations.leaderOf.get(id) ?? id)
  // The home page has one address in all languages.
  if (own === undefined || leading === undefined || leading.path === '/') return false
  if (own.parent === undefined || leading.parent === undefined) return own.parent === leading.parent
  const isTranslated = translations.leaderOf.get(own.parent) === leading.parent
  return own.parent === leading.parent || (isTranslated && isAtItsPath(own.parent, plan, merged))
}

function* waysOf(plan: ImportPlan, { plugin }: RedirectInput): Generator<Way> {
  yield* pluginWays(plan, plugin)
  for (const item of plan.index.items.values())
    if (isPublished(item, plan.index, plan.options)) yield* itemWays(item, plan)
  for (const item of plan.index.items.values()) yield* pageWays(item, plan)
  yield* featureLists(plan)
  yield* termWays(plan)
  yield* authorWays(plan)
  yield* dateWays(plan)
  yield* listWays(plan)
  for (const item of plan.index.items.values()) if (item.attachment) yield* fileWays(item, plan)
}

function* pluginWays(plan: ImportPlan, plugin: RedirectInput['plugin']): Generator<Way> {
  const chains = new PluginChains(plan, plugin)
  for (const { from, status } of plugin) {
    if (from.includes('?')) continue
    const to = status === '410' ? undefined : chains.endOf(from)
    if (status === '410' || to !== undefined)
      yield { from: chains.pathOf(from), status, ...(to !== undefined && { to }) }
  }
}

/** Lists of features, where the export has something that stood in them. */
function* featureLists({ index, options }: ImportPlan): Generator<Way> {
  const { lists } = options.imports
  if (lists.length === 0) return
  const kinds = new Set(Array.from(index.items.values(), ({ kind }) => kind))
  for (const { kinds: own, from, to } of lists) if ([...own].some((kind) => kinds.has(kind))) yield { from, to }
}

/** Addresses of a page of the old site whose place a feature has. */
function* pageWays(item: IndexedItem, { index, options, newAddresses }: ImportPlan): Generator<Way> {
  const { pathOfFeature: to } = item
  if (to === undefined || newAddresses.has(item.id) || item.status !== 'publish') return
  for (const from of addressesOfItem(item, index, options)) yield { from, to }
}

function* itemWays(item: IndexedItem, plan: ImportPlan): Generator<Way> {
  const to = endOfItem(item, plan)
  const addresses = addressesOfItem(item, plan.index, plan.options)
  for (const from of addresses) yield { from, to }
  if (item.parts === 1) return
  const bare = item.slug === '' ? [] : [normalAddress(`/${item.slug}`)]
  for (const address of [...addresses.slice(0, 1), ...bare]) {
    for (let part = 2; part <= item.parts; part += 1)
      if (address.endsWith('/')) yield { from: `${address}${part}/`, to }
  }
}

function* termWays({ index, options, terms }: ImportPlan): Generator<Way> {
  const bases = oldBases(options)
  for (const [key, { path, collection }] of terms) {
    const term = index.terms.get(key)
    if (term === undefined) continue
    for (const from of termAddresses(term.taxonomy, term.slug)) {
      const to = path
      yield { from, to }
      const feed = collection === 'categories' || collection === 'tags' ? `${to}feed.xml` : to
      yield { from: `${from}feed/`, to: feed }
    }
  }
  function termAddresses(taxonomy: string, slug: string): readonly string[] {
    if (taxonomy === 'category') {
      return [...new Set([pathOfTerm(taxonomy, slug, index), slug])].map((way) =>
        normalAddress(`${bases.category}${way}`),
      )
    }
    const base = taxonomy === 'post_tag' ? bases.tag : `/${segmentOf(taxonomy)}/`
    if (options.imports.taxonomies.has(taxonomy)) {
      return [...new Set([pathOfTerm(taxonomy, slug, index), slug])].map((way) => normalAddress(`${base}${way}`))
    }
    return [normalAddress(`${base}${slug}`)]
  }
}

function* authorWays({ authors, options }: ImportPlan): Generator<Way> {
  const { author } = oldBases(options)
  for (const { login, path } of authors.values()) {
    const from = normalAddress(`${author}${authorSlug(login)}`)
    yield { from, to: path }
    yield { from: `${from}feed/`, to: `${path}feed.xml` }
  }
}

/** Lists of years, months and days that have posts; here a month is the smallest. */
function* dateWays(plan: ImportPlan): Generator<Way> {
  const { index, options } = plan
  const { date } = oldBases(options)
  const seen = new Set<string>()
  for (const item of index.items.values()) {
    if (item.kind !== 'post' || item.localDate === undefined || !isPublished(item, plan.index, plan.options)) continue
    const [year = '', month = '', day = ''] = item.localDate.slice(0, 10).split('-')
    const list = `/${options.blogSlug}/${year}/`
    for (const [from, to] of [
      [`${date}${year}/`, list],
      [`${date}${year}/${month}/`, `${list}${month}/`],
      [`${date}${year}/${month}/${day}/`, `${list}${month}/`],
    ] as const) {
      if (seen.has(from)) continue
      seen.add(from)
      yield { from, to }
    }
  }
}

function* listWays(plan: ImportPlan): Generator<Way> {
  const { index, options, oldAddresses } = plan
  const blog = `/${options.blogSlug}/`
  const feed = `${blog}feed.xml`
  for (const from of [
    '/feed/',
    '/feed/rss/',
    '/feed/rss2/',
    '/feed/atom/',
    '/feed/rdf/',
    '/rss/',
    '/rss2/',
    '/atom/',
    '/rdf/',
  ])
    yield { from, to: feed }
  for (const from of ['/comments/feed/', '/comments/feed/atom/']) yield { from, status: '410' }
  for (const from of ['/wp-sitemap.xml', '/sitemap_index.xml', '/sitemap-index.xml']) yield { from, to: '/sitemap.xml' }
  if (oldAddresses.projectBase !== undefined) yield { from: oldAddresses.projectBase, to: `/${options.portfolioSlug}/` }
  const page = options.postsPage === undefined ? undefined : index.items.get(options.postsPage)
  const list = page === undefined ? undefined : normalAddress(page.link)
  if (list !== undefined) yield { from: list, to: blog }
  const parts = Math.min(MAX_LIST_PARTS, Math.max(2, Math.ceil(countOfPosts(plan) / POSTS_PER_PART)))
  for (let part = 2; part <= parts; part += 1) yield { from: `${list ?? '/'}page/${part}/`, to: blog }
}

function countOfPosts(plan: ImportPlan): number {
  let count = 0
  for (const item of plan.index.items.values())
    if (item.kind === 'post' && isPublished(item, plan.index, plan.options)) count += 1
  return count
}

/** The page of a file leads to the post that it was uploaded to, every name of the file to the file. */
function* fileWays(item: IndexedItem, plan: ImportPlan): Generator<Way> {
  const { attachment } = item
  if (!attachment || fateOf(item, plan.index, plan.options).fate !== 'medium') return
  const file: PlanAddress = { $address: `item:${item.id}` }
  const parent = plan.index.items.get(item.parent)
  const page = parent && isPublished(parent, plan.index, plan.options) ? endOfItem(parent, plan) : file
  if (item.link.startsWith('/') && !item.link.includes('?')) yield { from: item.link, to: page }
  for (const name of [attachment.file, attachment.original, ...attachment.otherNames]) {
    if (name) yield { from: uploadAddressOf(name), to: file }
  }
}
