import type { TaxonomyImport } from '@vitrine/kit/core'
import type { ExportIndex } from '../index-of-export/export-index.ts'
import { placeOfKind } from '../plan/kinds.ts'
import type { ImportOptions } from '../plan/options.ts'

/** Collections of terms that every site has. */
export type TermCollection = 'categories' | 'tags' | 'project-categories'

/** Taxonomies that say something of how an item is shown, not of what it is about. */
const INNER =
  /^(?:nav_menu|post_format|language|post_translations|term_language|term_translations|wp_theme|wp_template_part_area|wp_pattern_category|flamingo_\w+|elementor_\w+|element_category|template_category|slide-page|faq_category|author|link_category)$/

/** Names of taxonomies that are hierarchical as far as one can tell. */
const HIERARCHICAL = /(?:categor(?:y|ies)|types?|entries|cats?)$/i

/** Collections that taxonomies become, by their name. Those that are absent have no place. */
export function collectionsOfTaxonomies(
  index: ExportIndex,
  options: ImportOptions,
): ReadonlyMap<string, TermCollection | TaxonomyImport> {
  const collections = new Map<string, TermCollection | TaxonomyImport>([
    ['category', 'categories'],
    ['post_tag', 'tags'],
  ])
  for (const [taxonomy, own] of options.imports.taxonomies) collections.set(taxonomy, own)
  for (const taxonomy of taxonomiesOf('project', index, options)) {
    if (isHierarchical(taxonomy, index)) collections.set(taxonomy, 'project-categories')
  }
  for (const taxonomy of taxonomiesOf('post', index, options)) {
    if (!collections.has(taxonomy)) collections.set(taxonomy, isHierarchical(taxonomy, index) ? 'categories' : 'tags')
  }
  return collections
}

/** Tells whether a taxonomy is of those that describe what a thing is about. */
export function isSubject(taxonomy: string): boolean {
  return !INNER.test(taxonomy)
}

/** Taxonomies of the items that become posts or projects and were of another kind. */
function taxonomiesOf(place: 'post' | 'project', index: ExportIndex, options: ImportOptions): ReadonlySet<string> {
  const found = new Set<string>()
  for (const item of index.items.values()) {
    if (item.kind === 'post' || item.terms.length === 0 || placeOfKind(item.kind, options.kinds) !== place) continue
    for (const { taxonomy } of item.terms) {
      if (isSubject(taxonomy) && taxonomy !== 'category' && taxonomy !== 'post_tag') found.add(taxonomy)
    }
  }
  return found
}

function isHierarchical(taxonomy: string, index: ExportIndex): boolean {
  if (HIERARCHICAL.test(taxonomy)) return true
  for (const term of index.terms.values()) if (term.taxonomy === taxonomy && term.parent !== undefined) return true
  return false
}
