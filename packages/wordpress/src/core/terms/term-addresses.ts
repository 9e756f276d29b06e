import type { TaxonomyImport } from '@vitrine/kit/core'
import { ourSlug, SlugRegister } from '../addresses/our-slug.ts'
import type { ExportIndex } from '../index-of-export/export-index.ts'
import type { ImportOptions } from '../plan/options.ts'
import type { SourceTerm } from '../source/source.ts'
import { collectionsOfTaxonomies, type TermCollection } from './taxonomies.ts'

/** Result of a term, and the address of its list. */
export interface TermAddress {
  readonly collection: string
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
    const below = listsOf(collection, options)
    const slug = register.take(slugOfTerm(term, options.languages[0]), below)
    const name = typeof collection === 'string' ? collection : collection.collection
    addresses.set(key, { collection: name, slug, path: `${below}${slug}/` })
  }
  return addresses
}

/** Address below which the lists of terms stand. */
function listsOf(collection: TermCollection | TaxonomyImport, options: ImportOptions): string {
  if (typeof collection !== 'string') return `/${collection.base}/${collection.segment}/`
  const base = collection === 'project-categories' ? options.portfolioSlug : options.blogSlug
  return `/${base}/${SEGMENTS[collection]}/`
}

function slugOfTerm(term: SourceTerm, language: string | undefined): string {
  return ourSlug(term.slug, '') || ourSlug(term.name, '', language) || 'term'
}
