import { ourSlug, SlugRegister } from '../addresses/our-slug.ts'
import type { ExportIndex } from '../index-of-export/export-index.ts'
import type { ImportOptions } from '../plan/options.ts'
import type { SourceTerm } from '../source/source.ts'
import { collectionsOfTaxonomies, type TermCollection } from './taxonomies.ts'

/** Result of a term, and the address of its list. */
export interface TermAddress {
  readonly collection: TermCollection
  readonly slug: string
  readonly path: string
}

const SEGMENTS = { categories: 'category', tags: 'tag', 'project-categories': 'category' } as const

/** Addresses of the lists of all terms that have a place, by `taxonomy:slug`. */
export function termAddressesOf(index: ExportIndex, options: ImportOptions): ReadonlyMap<string, TermAddress> {
  const collections = collectionsOfTaxonomies(index, options)
  const register = new SlugRegister()
  const addresses = new Map<string, TermAddress>()
  for (const [key, term] of index.terms) {
    const collection = collections.get(term.taxonomy)
    if (collection === undefined) continue
    const base = collection === 'project-categories' ? options.portfolioSlug : options.blogSlug
    const below = `/${base}/${SEGMENTS[collection]}/`
    const slug = register.take(slugOfTerm(term), below)
    addresses.set(key, { collection, slug, path: `${below}${slug}/` })
  }
  return addresses
}

function slugOfTerm(term: SourceTerm): string {
  return ourSlug(term.slug, '') || ourSlug(term.name, '') || 'term'
}
