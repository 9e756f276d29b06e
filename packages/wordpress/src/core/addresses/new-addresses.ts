import type { ItemImport } from '@vitrine/kit/core'
import { withoutTags } from '../html/without-tags.ts'
import type { ExportIndex } from '../index-of-export/export-index.ts'
import type { IndexedItem } from '../index-of-export/indexed-item.ts'
import { fateOf } from '../plan/fate.ts'
import { languageOf } from '../plan/languages.ts'
import type { ImportOptions } from '../plan/options.ts'
import { inOwnMemory } from '../source/own-memory.ts'
import { pathOf } from './our-path.ts'
import { ourSlug, RESERVED, refusedSlug, SlugRegister } from './our-slug.ts'

/** Address at which a document will stand. */
export interface NewAddress {
  readonly slug: string
  /** Whole path with slashes at both ends. */
  readonly path: string
  /** Id of the page that it stands below. */
  readonly parent?: number
}

/** Levels of pages below one another that the new site takes. */
const MAX_PAGE_LEVELS = 12

/** Slug of the page that answers at `/`. */
const HOME_SLUG = 'home'

/**
 * Addresses of all documents, each its own in its language. What visitors could see chooses first, so that no draft takes the address of
 * a published page; then the lower id.
 */
export function newAddressesOf(index: ExportIndex, options: ImportOptions): ReadonlyMap<number, NewAddress> {
  const documents = documentsIn(index, options)
  const addresses = new Map<number, NewAddress>()
  const register = new SlugRegister()
  for (const [collection, base] of [
    ['posts', options.blogSlug],
    ['projects', options.portfolioSlug],
  ] as const) {
    for (const item of documents.filter((document) => document.collection === collection).map(({ item }) => item)) {
      const language = languageOf(item, options)
      const wanted = slugOfItem(item, language, collection === 'posts' ? 'post' : 'project')
      const place = `${language} /${base}/`
      const slug = register.take(wanted, place, (candidate) => RESERVED[collection].test(candidate))
      addresses.set(item.id, { slug: shared(slug, item.slug), path: inOwnMemory(`/${base}/${slug}/`) })
    }
  }
  for (const { item, import: own } of documents) {
    if (!own?.place) continue
    const { base, reserved } = own.place
    const language = languageOf(item, options)
    const place = `${language} /${base}/`
    const slug = register.take(slugOfItem(item, language, own.kind), place, (candidate) => reserved.test(candidate))
    addresses.set(item.id, { slug: shared(slug, item.slug), path: inOwnMemory(`/${base}/${slug}/`) })
  }
  placePages(
    documents.filter(({ collection }) => collection === 'pages').map(({ item }) => item),
    { addresses, register, options },
  )
  return addresses
}

/** One of two equal texts, so that memory holds it once. */
function shared(text: string, other: string): string {
  return text === other ? other : text
}

interface DocumentInIndex {
  readonly item: IndexedItem
  readonly collection: string
  readonly import: ItemImport | undefined
  readonly isPublished: boolean
}

function documentsIn(index: ExportIndex, options: ImportOptions): readonly DocumentInIndex[] {
  const documents: DocumentInIndex[] = []
  for (const item of index.items.values()) {
    const fate = fateOf(item, index, options)
    if (fate.fate !== 'document') continue
    documents.push({ item, collection: fate.collection, import: fate.import, isPublished: fate.status === 'published' })
  }
  return documents.sort((a, b) => Number(b.isPublished) - Number(a.isPublished) || a.item.id - b.item.id)
}

function slugOfItem(item: IndexedItem, language: string, fallback: string): string {
  const written = item.status === 'trash' ? item.slug.replace(/__trashed(?:-\d{1,5})?$/, '') : item.slug
  return ourSlug(written, '') || ourSlug(withoutTags(item.title), '', language) || `${fallback}-${item.id}`
}

/** Gives pages their addresses, parents first. A circle, and what hangs on a page that is not there, begins at the top. */
function placePages(
  pages: readonly IndexedItem[],
  {
    addresses,
    register,
    options,
  }: {
    readonly addresses: Map<number, NewAddress>
    readonly register: SlugRegister
    readonly options: ImportOptions
  },
): void {
  const byId = new Map(pages.map((page) => [page.id, page]))
  const levels = new Map<number, number>()
  const place = (page: IndexedItem, parent: IndexedItem | undefined) => {
    const above = parent === undefined ? undefined : addresses.get(parent.id)
    const isHome = page.id === options.frontPage
    const language = languageOf(page, options)
    const wanted = isHome ? HOME_SLUG : slugOfItem(page, language, 'page')
    const place = `${language} ${above?.path ?? '/'}`
    const slug = isHome ? HOME_SLUG : register.take(wanted, place, (candidate) => isTaken(candidate, above, options))
    levels.set(page.id, above === undefined ? 1 : (levels.get(parent?.id ?? 0) ?? 1) + 1)
    addresses.set(page.id, {
      slug: shared(slug, page.slug),
      path: inOwnMemory(pathOf(slug, above?.path)),
      ...(parent && above && { parent: parent.id }),
    })
  }
  for (const page of pages) {
    if (addresses.has(page.id)) continue
    const chain = unplacedAbove(page, byId, addresses)
    for (const next of chain) {
      const parent = next.id === options.frontPage ? undefined : byId.get(next.parent)
      place(next, nearestWithSpace(parent, { addresses, levels, byId }))
    }
  }
}

/** A page and the pages above it that have no address yet, the topmost first. */
function unplacedAbove(
  page: IndexedItem,
  byId: ReadonlyMap<number, IndexedItem>,
  placed: ReadonlyMap<number, NewAddress>,
): readonly IndexedItem[] {
  const chain: IndexedItem[] = []
  const seen = new Set<number>()
  for (let next: IndexedItem | undefined = page; next && !placed.has(next.id) && !seen.has(next.id); ) {
    seen.add(next.id)
    chain.push(next)
    next = byId.get(next.parent)
  }
  return chain.reverse()
}

/** The page itself, or the next one above it that takes pages below it. */
function nearestWithSpace(
  parent: IndexedItem | undefined,
  {
    addresses,
    levels,
    byId,
  }: {
    readonly addresses: ReadonlyMap<number, NewAddress>
    readonly levels: ReadonlyMap<number, number>
    readonly byId: ReadonlyMap<number, IndexedItem>
  },
): IndexedItem | undefined {
  let next = parent
  while (next && (levels.get(next.id) ?? MAX_PAGE_LEVELS) >= MAX_PAGE_LEVELS) {
    const above = addresses.get(next.id)?.parent
    next = above === undefined ? undefined : byId.get(above)
  }
  return next
}

/** Top-level addresses that are not for pages: the home page's, and where the site itself answers. */
function isTaken(slug: string, above: NewAddress | undefined, options: ImportOptions): boolean {
  if (above !== undefined && above.path !== '/')
    return above.path === `/${options.blogSlug}/` && RESERVED.posts.test(slug)
  return slug === HOME_SLUG || refusedSlug(slug, options.languages)
}
