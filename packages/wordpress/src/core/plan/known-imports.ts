import type { AdminLabel, FeatureImport, ItemImport, TaxonomyImport } from '@vitrine/kit/core'
import type { SourceItem } from '../source/source.ts'

/** Parts of the features of a site in an import, found by names. */
export interface KnownImports {
  /** By kind. */
  readonly items: ReadonlyMap<string, ItemImport>
  /** Imports of which items of a kind are parts. */
  readonly wholes: ReadonlyMap<string, ItemImport>
  readonly taxonomies: ReadonlyMap<string, TaxonomyImport>
  /** Reasons by kind. */
  readonly leftOut: ReadonlyMap<string, AdminLabel>
  /** Redirects of lists, for exports that have items of these kinds. */
  readonly lists: readonly { readonly kinds: ReadonlySet<string>; readonly from: string; readonly to: string }[]
  readonly isOwnMeta: (kind: string, meta: string) => boolean
  readonly isInnerTaxonomy: (taxonomy: string) => boolean
  /** Path at which a feature shows what a page showed. */
  readonly pathOfPage: (page: SourceItem) => string | undefined
}

export function knownImports(imports: readonly FeatureImport[] = []): KnownImports {
  const items = imports.flatMap((one) => one.items)
  const wholes = items.flatMap((item) => (item.parts ?? []).map((part) => [part, item] as const))
  return {
    items: new Map(items.map((item) => [item.kind, item])),
    wholes: new Map(wholes),
    taxonomies: new Map(imports.flatMap(({ taxonomies }) => taxonomies.map((one) => [one.taxonomy, one]))),
    leftOut: new Map(imports.flatMap(({ leftOut }) => Object.entries(leftOut))),
    lists: imports.flatMap(({ items: own, lists = {} }) => {
      const kinds = new Set(own.map(({ kind }) => kind))
      return Object.entries(lists).map(([from, to]) => ({ kinds, from, to }))
    }),
    isOwnMeta: (kind, meta) =>
      items.some((item) => (item.kind === kind || item.parts?.includes(kind)) && item.ownMetas?.test(meta)),
    isInnerTaxonomy: (taxonomy) => imports.some(({ innerTaxonomies }) => innerTaxonomies.test(taxonomy)),
    pathOfPage(page) {
      if (page.kind !== 'page') return undefined
      for (const one of imports) {
        const path = one.pathOfPage(page)
        if (path !== undefined) return path
      }
      return undefined
    },
  }
}
