import type { ExportIndex } from '../index-of-export/export-index.ts'
import type { IndexedItem } from '../index-of-export/indexed-item.ts'
import { authorSlug } from '../people/author-slug.ts'
import type { AuthorAddress } from '../people/authors.ts'
import { placeOfKind } from '../plan/kinds.ts'
import type { ImportOptions } from '../plan/options.ts'
import { normalAddress } from './decoded-path.ts'
import { addressesOfPost, oldBases, pathOfTerm } from './permalinks.ts'
import type { SiteAddress } from './site-address.ts'

/** Meaning of an address of the old site. */
export type OldMeaning =
  | { readonly shows: 'item'; readonly id: number }
  | { readonly shows: 'term'; readonly key: string }
  | { readonly shows: 'author'; readonly login: string }
  | { readonly shows: 'date'; readonly year: string; readonly month?: string }
  /** The list of all posts, or of all projects. */
  | { readonly shows: 'posts' | 'projects' }
  | { readonly shows: 'home' }

/** An address with what it showed, and whether it was the feed of that. */
export interface OldAddress {
  readonly meaning: OldMeaning
  readonly isFeed: boolean
}

/** Ends of addresses that show a part or another form of what the address before them shows. */
const ENDINGS = /\/(?:feed(?:\/(?:rss2?|atom|rdf))?|amp|embed|trackback|comment-page-\d{1,6}|page\/\d{1,6}|\d{1,4})\/$/

/** Endings behind one another, such as `/2/feed/`. */
const MAX_ENDINGS = 4

/** Finds what addresses of the old site showed. */
export class OldAddresses {
  readonly #index: ExportIndex
  readonly #bases: ReturnType<typeof oldBases>
  readonly #items = new Map<string, number>()
  readonly #authors: ReadonlyMap<string, string>
  /** First segments of the addresses of custom taxonomies and of the lists of projects. */
  readonly #terms = new Map<string, string>()
  readonly #termIds = new Map<number, string>()
  readonly #projectBase: string | undefined

  constructor(index: ExportIndex, options: ImportOptions, authors: ReadonlyMap<string, AuthorAddress>) {
    this.#index = index
    this.#bases = oldBases(options)
    this.#authors = new Map([...authors.keys()].map((login) => [authorSlug(login), login]))
    for (const item of index.items.values()) {
      for (const address of addressesOfItem(item, index, options)) {
        if (!this.#items.has(address) || item.status === 'publish') this.#items.set(address, item.id)
      }
    }
    for (const [key, { id, taxonomy, slug }] of index.terms) {
      if (id !== undefined && taxonomy !== 'nav_menu') this.#termIds.set(id, key)
      if (taxonomy === 'category' || taxonomy === 'post_tag') continue
      this.#terms.set(normalAddress(`/${segmentOf(taxonomy)}/${slug}`), key)
      if (options.imports.taxonomies.has(taxonomy)) {
        this.#terms.set(normalAddress(`/${segmentOf(taxonomy)}/${pathOfTerm(taxonomy, slug, index)}`), key)
      }
    }
    this.#projectBase = projectBaseOf(index, options)
  }

  /** Path of the list of projects on the old site. */
  get projectBase(): string | undefined {
    return this.#projectBase
  }

  /** Finds the meaning of an address. Undefined for what the export does not know. */
  find(address: Pick<SiteAddress, 'path' | 'query'>): OldAddress | undefined {
    const byQuery = this.#byQuery(address)
    if (byQuery !== undefined) return { meaning: byQuery, isFeed: address.query.has('feed') }
    let { path } = address
    let isFeed = /^\/(?:rss2?|rdf|atom)\/$/.test(path)
    if (isFeed) path = '/'
    for (let ends = 0; ends <= MAX_ENDINGS; ends += 1) {
      const meaning = this.#byPath(path)
      if (meaning !== undefined) return { meaning, isFeed }
      const ending = ENDINGS.exec(path)
      if (!ending) break
      isFeed ||= ending[0].startsWith('/feed')
      path = path.slice(0, ending.index + 1)
    }
    return undefined
  }

  #byQuery({ path, query }: Pick<SiteAddress, 'path' | 'query'>): OldMeaning | undefined {
    if (query.size === 0 || (path !== '/' && path !== '/index.php')) return undefined
    for (const name of ['p', 'page_id', 'attachment_id']) {
      const id = Number(query.get(name) ?? Number.NaN)
      if (this.#index.items.has(id)) return { shows: 'item', id }
    }
    const category = query.get('cat')
    if (category !== null && category !== undefined) {
      const key = this.#termIds.get(Number(category))
      return key === undefined ? undefined : { shows: 'term', key }
    }
    const tag = query.get('tag')
    if (tag && this.#index.terms.has(`post_tag:${tag}`)) return { shows: 'term', key: `post_tag:${tag}` }
    const author = this.#authorOfId(query.get('author'))
    if (author !== undefined) return { shows: 'author', login: author }
    const [, year, month] = /^(\d{4})(\d{2})?/.exec(query.get('m') ?? '') ?? []
    if (year !== undefined) return { shows: 'date', year, ...(month !== undefined && { month }) }
    return query.has('feed') ? { shows: 'posts' } : undefined
  }

  #authorOfId(id: string | undefined): string | undefined {
    if (!id || !/^\d{1,15}$/.test(id)) return undefined
    for (const { id: known, login } of this.#index.authors.values()) if (known === Number(id)) return login
    return undefined
  }

  #byPath(path: string): OldMeaning | undefined {
    if (path === '/' || path === '/index.php') return { shows: 'home' }
    const id = this.#items.get(path)
    if (id !== undefined) return { shows: 'item', id }
    if (path === this.#projectBase) return { shows: 'projects' }
    return this.#termAt(path) ?? this.#authorAt(path) ?? this.#dateAt(path) ?? this.#archiveAt(path)
  }

  #termAt(path: string): OldMeaning | undefined {
    const own = this.#terms.get(path)
    if (own !== undefined) return { shows: 'term', key: own }
    for (const [taxonomy, base] of [
      ['category', this.#bases.category],
      ['post_tag', this.#bases.tag],
    ] as const) {
      if (!path.startsWith(normalAddress(base))) continue
      // Whatever stands before the last part, WordPress shows the category of the last.
      const slug = path.split('/').at(-2) ?? ''
      const key = this.#termBySlug(taxonomy, slug)
      if (key !== undefined) return { shows: 'term', key }
    }
    return undefined
  }

  #termBySlug(taxonomy: string, slug: string): string | undefined {
    const encoded = encodeURIComponent(slug).toLowerCase()
    return [`${taxonomy}:${slug}`, `${taxonomy}:${encoded}`].find((key) => this.#index.terms.has(key))
  }

  #authorAt(path: string): OldMeaning | undefined {
    const base = normalAddress(this.#bases.author)
    const login = path.startsWith(base) ? this.#authors.get(path.slice(base.length, -1)) : undefined
    return login === undefined ? undefined : { shows: 'author', login }
  }

  #dateAt(path: string): OldMeaning | undefined {
    const base = normalAddress(this.#bases.date)
    if (!path.startsWith(base)) return undefined
    const [, year, month] =
      /^([12]\d{3})\/(?:(0[1-9]|1[0-2])\/(?:(?:0[1-9]|[12]\d|3[01])\/)?)?$/.exec(path.slice(base.length)) ?? []
    return year === undefined ? undefined : { shows: 'date', year, ...(month !== undefined && { month }) }
  }

  #archiveAt(path: string): OldMeaning | undefined {
    const id = Number(/\/archives\/(\d{1,15})\/$/.exec(path)?.[1] ?? Number.NaN)
    return this.#index.items.has(id) ? { shows: 'item', id } : undefined
  }
}

/** Addresses at which WordPress showed an item, as paths to compare. */
export function addressesOfItem(item: IndexedItem, index: ExportIndex, options: ImportOptions): readonly string[] {
  if (item.status === 'trash' || item.kind === 'nav_menu_item') return []
  const addresses = new Set<string>()
  if (item.link.startsWith('/') && !item.link.includes('?') && item.link !== '/')
    addresses.add(normalAddress(item.link))
  if (
    placeOfKind(item.kind, {}) === 'post' &&
    item.slug !== '' &&
    (item.status === 'publish' || item.status === 'private')
  ) {
    for (const address of addressesOfPost(item, index, options.permalinks)) addresses.add(address)
  } else if (item.slug !== '') {
    for (const slug of item.oldSlugs) addresses.add(besides(item, slug))
    if (item.id === options.frontPage) addresses.add(normalAddress(`/${item.slug}`))
  }
  addresses.delete('/')
  return [...addresses]
}

/** The address of an item with another last part. */
function besides(item: IndexedItem, slug: string): string {
  const path = normalAddress(item.link.replace(/[?#].*$/s, ''))
  return normalAddress(`${path.slice(0, path.lastIndexOf('/', path.length - 2) + 1)}${slug}`)
}

/** Path of the list of projects: what the addresses of projects begin with. */
export function projectBaseOf(index: ExportIndex, options: Pick<ImportOptions, 'kinds'>): string | undefined {
  const counts = new Map<string, number>()
  for (const { kind, link } of index.items.values()) {
    if (placeOfKind(kind, options.kinds) !== 'project') continue
    const [, base] = /^\/([^/?#]{1,200})\/[^/?#]+\/?$/.exec(link) ?? []
    if (base !== undefined) counts.set(base, (counts.get(base) ?? 0) + 1)
  }
  const [first] = [...counts].sort(([, a], [, b]) => b - a)
  return first && normalAddress(`/${first[0]}`)
}

/** Segments of the addresses of taxonomies that are not called after them. */
const SEGMENTS: ReadonlyMap<string, string> = new Map([
  ['jetpack-portfolio-type', 'project-type'],
  ['jetpack-portfolio-tag', 'project-tag'],
  ['product_cat', 'product-category'],
  ['product_tag', 'product-tag'],
  ['product_brand', 'brand'],
])

export function segmentOf(taxonomy: string): string {
  return SEGMENTS.get(taxonomy) ?? taxonomy
}
