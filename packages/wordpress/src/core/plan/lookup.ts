import { pathOfMeaning } from '../addresses/meaning-path.ts'
import { siteAddressOf } from '../addresses/site-address.ts'
import type { ConvertLookup, FoundTarget } from '../convert/convert.ts'
import type { FormIdentity } from '../forms/form-source.ts'
import { formFor } from '../forms/which-form.ts'
import type { ExportIndex } from '../index-of-export/export-index.ts'
import type { IndexedItem } from '../index-of-export/indexed-item.ts'
import { MediaHosts } from '../media/media-hosts.ts'
import type { SourceItem, SourceTerm } from '../source/source.ts'
import { refTo, type SourceRef } from '../source/source-key.ts'
import { fateOf } from './fate.ts'
import type { ImportPlan } from './prepared-plan.ts'

type PlanForLookup = Omit<ImportPlan, 'lookup' | 'menus' | 'sliders' | 'parts' | 'below'>

/** Links to documents of other collections are addresses. */
const TARGETS: ReadonlyMap<string, 'post' | 'page' | 'project'> = new Map([
  ['posts', 'post'],
  ['pages', 'page'],
  ['projects', 'project'],
])

/** Answers of an export as a whole that the conversion of content asks for; sliders are planned with them. */
export function lookupOf(plan: PlanForLookup): Omit<ConvertLookup, 'slider'> {
  const { index, media } = plan
  const terms = new TermFinder(index)
  const hosts = new MediaHosts(index, plan.oldSite.hosts)
  const published = new PublishedItems(index)
  return {
    mediaById: (id, address) => media.byId(id, address),
    mediaByAddress: (address) => (hosts.has(address) ? media.byAddress(address) : undefined),
    mediaOf: (itemId) => media.of(itemId),
    target: (address) => targetOf(address, plan),
    item: (id) => index.shown.get(id) ?? withoutContent(index.items.get(id)),
    itemsOf: (kind, narrowed) => published.of(kind, narrowed),
    term: (taxonomy, slugOrId) => terms.find(taxonomy, slugOrId),
    form: (attributes) => formFor(attributes, plan.forms),
    otherForm: (plugin, written) => plan.otherForms.find(plugin, written),
    termRef: (taxonomy, slugOrId) => termRef(terms.find(taxonomy, slugOrId), plan),
  }
}

function targetOf(address: string, plan: PlanForLookup): FoundTarget | undefined {
  const parts = siteAddressOf(address, plan.oldSite)
  if (parts === undefined) return undefined
  const found = plan.oldAddresses.find(parts)
  if (found === undefined) {
    const rest = `${parts.search && `?${parts.search}`}${parts.fragment && `#${parts.fragment}`}`
    const isFile = plan.media.idOf(address) !== undefined
    return { to: 'path', path: parts.path + rest, isKnown: isFile || plan.media.byAddress(address) !== undefined }
  }
  const { meaning, isFeed } = found
  const id = meaning.shows === 'item' ? meaning.id : meaning.shows === 'home' ? plan.options.frontPage : undefined
  const document = id === undefined || isFeed ? undefined : documentTarget(id, plan)
  // What stood in the query named the item itself.
  const isByQuery = /^(?:p|page_id|attachment_id|cat|tag|author|m|feed)=/.test(parts.search)
  const search = isByQuery ? '' : parts.search
  const fragment = /^more-\d+$/.test(parts.fragment) ? '' : parts.fragment
  if (document) return { ...document, ...(fragment && { fragment }), ...(search && { query: search }) }
  const path = pathOfMeaning(found, plan)
  const rest = `${search && `?${search}`}${fragment && `#${fragment}`}`
  return { to: 'path', path: (path ?? parts.path) + rest, isKnown: path !== undefined }
}

function documentTarget(id: number, { index, options }: PlanForLookup): FoundTarget | undefined {
  const item = index.items.get(id)
  const fate = item && fateOf(item, index, options)
  const to = fate?.fate === 'document' ? TARGETS.get(fate.collection) : undefined
  return to && { to, ref: refTo(`item:${id}`) }
}

/** An item as far as the index knows it. */
function withoutContent(item: IndexedItem | undefined): SourceItem | undefined {
  if (item === undefined) return undefined
  const { id, kind, title, link, author, slug, status, parent, menuOrder, publishedAt, localDate, hasPassword, terms } =
    item
  return {
    id,
    kind,
    title,
    link,
    guid: '',
    author,
    content: '',
    excerpt: item.attachment?.caption ?? '',
    slug,
    status,
    parent,
    menuOrder,
    ...(publishedAt !== undefined && { publishedAt }),
    ...(localDate !== undefined && { localDate }),
    hasPassword,
    isSticky: false,
    commentsOpen: false,
    ...(item.attachment && { file: item.attachment.address }),
    terms: terms.map((term) => ({ ...term, name: term.slug })),
    metas: [],
    comments: [],
  }
}

/** Published items by kind, in the order of lists. Those that others show by their content come whole. */
class PublishedItems {
  readonly #index: ExportIndex
  #byKind: ReadonlyMap<string, readonly IndexedItem[]> | undefined

  constructor(index: ExportIndex) {
    this.#index = index
  }

  of(kind: string, narrowed?: { readonly taxonomy: string; readonly slugs: readonly string[] }): readonly SourceItem[] {
    this.#byKind ??= publishedByKind(this.#index)
    return (this.#byKind.get(kind) ?? [])
      .filter(
        ({ terms }) =>
          !narrowed ||
          terms.some(({ taxonomy, slug }) => taxonomy === narrowed.taxonomy && narrowed.slugs.includes(slug)),
      )
      .map((item) => this.#index.shown.get(item.id) ?? withoutContent(item))
      .filter((item) => item !== undefined)
  }
}

function publishedByKind(index: ExportIndex): ReadonlyMap<string, readonly IndexedItem[]> {
  const byKind = new Map<string, IndexedItem[]>()
  for (const item of index.items.values()) {
    if (item.status !== 'publish' || item.hasPassword) continue
    const known = byKind.get(item.kind)
    if (known) known.push(item)
    else byKind.set(item.kind, [item])
  }
  for (const items of byKind.values()) {
    items.sort((a, b) => a.menuOrder - b.menuOrder || (b.publishedAt ?? 0) - (a.publishedAt ?? 0) || a.id - b.id)
  }
  return byKind
}

/** Finds terms by slug, encoded or not, and by number within their taxonomy. */
class TermFinder {
  readonly #index: ExportIndex
  readonly #byId = new Map<string, SourceTerm>()

  constructor(index: ExportIndex) {
    this.#index = index
    for (const term of index.terms.values())
      if (term.id !== undefined) this.#byId.set(`${term.taxonomy}:${term.id}`, term)
  }

  find(taxonomy: string, slugOrId: string | number): SourceTerm | undefined {
    if (typeof slugOrId === 'number') return this.#byId.get(`${taxonomy}:${slugOrId}`)
    const encoded = encodeURIComponent(slugOrId).toLowerCase()
    const { terms } = this.#index
    const bySlug = terms.get(`${taxonomy}:${slugOrId}`) ?? terms.get(`${taxonomy}:${encoded}`)
    return bySlug ?? (/^\d{1,15}$/.test(slugOrId) ? this.#byId.get(`${taxonomy}:${slugOrId}`) : undefined)
  }
}

function termRef(term: SourceTerm | undefined, { terms }: Pick<ImportPlan, 'terms'>): SourceRef | undefined {
  if (term === undefined || !terms.has(`${term.taxonomy}:${term.slug}`)) return undefined
  return refTo(`term:${term.taxonomy}:${term.slug}`)
}

/** Names by which shortcodes and messages know the forms of an export. */
export function formsIn(index: ExportIndex): readonly FormIdentity[] {
  const forms: FormIdentity[] = []
  for (const { id, title, slug, status, form } of index.items.values()) {
    if (form && status !== 'trash') forms.push({ ref: refTo(`item:${id}`), id, title, slug, ...form })
  }
  return forms
}
