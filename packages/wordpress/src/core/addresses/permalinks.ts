import type { ExportIndex } from '../index-of-export/export-index.ts'
import type { IndexedItem } from '../index-of-export/indexed-item.ts'
import { authorSlug } from '../people/author-slug.ts'
import type { ImportOptions } from '../plan/options.ts'
import { normalAddress } from './decoded-path.ts'

type StructureOptions = Pick<ImportOptions, 'permalinks' | 'categoryBase' | 'tagBase'>

/** Text before the first tag of a structure: `/blog/` of `/blog/%postname%/`. */
export function frontOf(permalinks: string): string {
  const first = permalinks.indexOf('%')
  return first === -1 ? '/' : normalFront(permalinks.slice(0, first))
}

function normalFront(front: string): string {
  const rooted = front.startsWith('/') ? front : `/${front}`
  return rooted.slice(0, rooted.lastIndexOf('/') + 1)
}

/** Places of lists on the old site. A base that was chosen stands at the top, the usual one behind the front. */
export function oldBases({ permalinks, categoryBase, tagBase }: StructureOptions): {
  readonly category: string
  readonly tag: string
  readonly author: string
  readonly date: string
} {
  const front = frontOf(permalinks)
  const base = (chosen: string, usual: string) =>
    chosen === usual || chosen === '' ? `${front}${usual}/` : `/${chosen}/`
  // A number right behind the front would be taken for a year.
  const date = /^\/?(?:[^%]*\/)?%post_id%/.test(permalinks) ? `${front}date/` : front
  return { category: base(categoryBase, 'category'), tag: base(tagBase, 'tag'), author: `${front}author/`, date }
}

/** Categories whose slugs make up a path, at most. */
const MAX_TERM_LEVELS = 20

/** Slugs from the topmost term of a taxonomy to one, as a path: `garten/kraeuter`. */
export function pathOfTerm(taxonomy: string, slug: string, index: ExportIndex): string {
  const slugs: string[] = []
  for (let next: string | undefined = slug; next && !slugs.includes(next) && slugs.length < MAX_TERM_LEVELS; ) {
    slugs.unshift(next)
    next = index.terms.get(`${taxonomy}:${next}`)?.parent
  }
  return slugs.join('/')
}

/** The category that an address names: the one that an SEO plugin calls the first, else the oldest. */
export function addressCategory(item: IndexedItem, index: ExportIndex): string | undefined {
  const categories = item.terms.filter(({ taxonomy }) => taxonomy === 'category')
  const idOf = ({ slug }: { readonly slug: string }) =>
    index.terms.get(`category:${slug}`)?.id ?? Number.MAX_SAFE_INTEGER
  const primary =
    item.primaryCategory === undefined ? undefined : categories.find((term) => idOf(term) === item.primaryCategory)
  return (primary ?? [...categories].sort((a, b) => idOf(a) - idOf(b))[0])?.slug
}

/** Addresses of one post: former slugs, former days and categories multiply. */
const MAX_ADDRESSES = 200

/** Values of the tags of a structure. */
interface AddressParts {
  readonly item: IndexedItem
  readonly slug: string
  /** `YYYY-MM-DD HH:MM:SS`, local. */
  readonly date: string
  /** Path of a category; empty: posts without one have WordPress' first. */
  readonly category: string
}

/** The address of a post under a structure, as a path to compare. Undefined for the plain structure. */
export function addressUnder(permalinks: string, { item, slug, date, category }: AddressParts): string | undefined {
  if (!permalinks.includes('%')) return undefined
  const values: Readonly<Record<string, string>> = {
    year: date.slice(0, 4),
    monthnum: date.slice(5, 7),
    day: date.slice(8, 10),
    hour: date.slice(11, 13),
    minute: date.slice(14, 16),
    second: date.slice(17, 19),
    post_id: String(item.id),
    postname: slug,
    category: category || 'uncategorized',
    author: authorSlug(item.author),
  }
  return normalAddress(
    permalinks.replace(/%([a-z_]{1,20})%/g, (tag, name: string) =>
      Object.hasOwn(values, name) ? (values[name] ?? tag) : tag,
    ),
  )
}

/**
 * All addresses at which WordPress showed a post: below each of its categories where the structure names one, under its
 * former slugs and on its former days.
 */
export function addressesOfPost(item: IndexedItem, index: ExportIndex, permalinks: string): readonly string[] {
  const date = item.localDate ?? ''
  if (date === '' && /%(?:year|monthnum|day|hour|minute|second)%/.test(permalinks)) return []
  const slugs = [item.slug, ...item.oldSlugs]
  const dates = [date, ...item.oldDates.map((day) => `${day}${date.slice(10)}`)]
  const categories = permalinks.includes('%category%') ? categoriesOf(item, index) : ['']
  const addresses = new Set<string>()
  for (const slug of slugs) {
    for (const day of dates) {
      for (const category of categories) {
        if (addresses.size === MAX_ADDRESSES) return [...addresses]
        const address = addressUnder(permalinks, { item, slug, date: day, category })
        if (address !== undefined) addresses.add(address)
      }
    }
  }
  return [...addresses]
}

/** Paths of the categories of a post, the one that its address names first; with the ways that leave parents out. */
function categoriesOf(item: IndexedItem, index: ExportIndex): readonly string[] {
  const named = addressCategory(item, index)
  const slugs = item.terms.filter(({ taxonomy }) => taxonomy === 'category').map(({ slug }) => slug)
  const ordered = named === undefined ? slugs : [named, ...slugs.filter((slug) => slug !== named)]
  const paths = ordered.map((slug) => pathOfTerm('category', slug, index))
  return paths.length === 0 ? [''] : [...new Set(paths)]
}

/** Structures that are tried when an export does not say its own, the likeliest first. */
const STRUCTURES = [
  '/%postname%/',
  '/%year%/%monthnum%/%day%/%postname%/',
  '/%year%/%monthnum%/%postname%/',
  '/%category%/%postname%/',
  '/%category%/%year%/%monthnum%/%postname%/',
  '/%year%/%postname%/',
  '/archives/%post_id%',
  '/%post_id%/',
  '/%post_id%/%postname%/',
  '/%author%/%postname%/',
  '/%category%/%post_id%/',
  '/%category%/%postname%.html',
  '/%postname%.html',
  '/%year%/%monthnum%/%day%/%postname%.html',
  '/%year%/%monthnum%/%postname%.html',
] as const

/** Fronts that structures have; one that the addresses of all posts begin with is tried, too. */
const INDEX_FRONT = '/index.php'

/** Published posts that are compared. */
const MAX_COMPARED = 500

export interface StructureGuess {
  readonly permalinks: string
  /** Share of the compared posts whose address it makes, from 0 to 1. */
  readonly share: number
  readonly compared: number
}

/** The structure that makes most of the addresses of published posts. */
export function guessStructure(index: ExportIndex): StructureGuess {
  const posts = publishedPosts(index)
  if (posts.length === 0) return { permalinks: '/%postname%/', share: 0, compared: 0 }
  const plain = posts.filter(({ link }) => /^\/?(?:index\.php)?\?p=\d/.test(link)).length
  let best: StructureGuess = { permalinks: '', share: plain / posts.length, compared: posts.length }
  for (const front of frontsOf(posts)) {
    for (const structure of STRUCTURES) {
      const permalinks = front + structure
      const hits = posts.filter((item) => isAddress(item, index, permalinks)).length
      if (hits / posts.length > best.share) best = { permalinks, share: hits / posts.length, compared: posts.length }
      if (best.share === 1) return best
    }
  }
  return best
}

function publishedPosts(index: ExportIndex): readonly IndexedItem[] {
  const posts: IndexedItem[] = []
  for (const item of index.items.values()) {
    if (item.kind === 'post' && item.status === 'publish' && item.slug !== '') posts.push(item)
    if (posts.length === MAX_COMPARED) break
  }
  return posts
}

function isAddress(item: IndexedItem, index: ExportIndex, permalinks: string): boolean {
  const category = addressCategory(item, index)
  const path = category === undefined ? '' : pathOfTerm('category', category, index)
  const date = item.localDate ?? ''
  const address = addressUnder(permalinks, { item, slug: item.slug, date, category: path })
  return address === normalAddress(item.link.replace(/[?#].*$/s, ''))
}

function frontsOf(posts: readonly IndexedItem[]): readonly string[] {
  const segments = new Set(posts.map(({ link }) => link.split('/')[1] ?? ''))
  const [only] = segments
  const own = segments.size === 1 && only && /^[\w-]{1,50}$/.test(only) ? [`/${only}`] : []
  return ['', INDEX_FRONT, ...own]
}
