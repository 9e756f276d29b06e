import type { AdminLabel } from '@vitrine/content/core'

/** Part of an item, or of a feature, that names a document of the import: its id is put there once it is written. */
export interface ImportReference {
  readonly $source: string
}

/** A document of another system's export, such as a product of WooCommerce, as the export has it. */
export interface ImportedItem {
  readonly id: number
  /** Kind by its name there, such as `product`. */
  readonly kind: string
  readonly title: string
  readonly content: string
  readonly excerpt: string
  readonly slug: string
  readonly status: string
  /** Login of who wrote it; empty where nobody knows. */
  readonly author: string
  /** Number of the item that it is below; 0 for none. */
  readonly parent: number
  readonly menuOrder: number
  /** Milliseconds since 1970. */
  readonly publishedAt?: number
  readonly terms: readonly { readonly taxonomy: string; readonly slug: string; readonly name: string }[]
  readonly metas: readonly { readonly key: string; readonly value: string }[]
}

/** A line of the report that an owner reads. */
export interface ImportNote {
  /** `lost`: something is not there any more; `changed`: it is there in another shape; `note`: good to know. */
  readonly level: 'lost' | 'changed' | 'note'
  /** A sentence without its full stop. Lines with the same one are counted together. */
  readonly text: string
}

/** Answers of the whole export that the conversion of one item asks for. */
export interface ImportTools {
  /** Items that are parts of this one, in their order. */
  readonly parts: readonly ImportedItem[]
  /** The item that it is below, with the metas of one that is {@link ItemImport.isWhole}. */
  readonly above: Pick<ImportedItem, 'id' | 'kind' | 'title' | 'status' | 'metas'> | undefined
  /** Items below the same one, itself among them, in the order of their dates. */
  readonly siblings: readonly Pick<ImportedItem, 'id' | 'kind' | 'status'>[]
  /** Account that wrote it. */
  readonly author: { readonly name: string; readonly email?: string } | undefined
  /** Blocks of Vitrine for content of the old site. */
  blocks(html: string): readonly object[]
  /** Text of HTML on one line, cut at a word so that it has no more characters. */
  words(html: string, max: number): string
  /** Value that PHP serialised, with objects for arrays that are no lists; undefined for what cannot be read. */
  unserialize(text: string): unknown
  /** Day of a moment by the clocks of the old site: `2026-01-31`; in UTC where its zone is not known. @param moment Milliseconds since 1970. */
  dayAt(moment: number): string
  /** An image of the library by its number on the old site; undefined where the export has none. */
  image(id: number): ImportReference | undefined
  /**
   * A file below the uploads of the old site by its address, as a document of {@link ItemImport.files} of its own; undefined
   * for what lies elsewhere.
   */
  file(address: string): ImportReference | undefined
  /** Document that another item becomes; undefined where it does not. */
  item(id: number): ImportReference | undefined
  /** A term by its slug or number, with the document that it becomes. */
  term(
    taxonomy: string,
    slugOrId: string | number,
  ): { readonly name: string; readonly reference: ImportReference | undefined } | undefined
  report(note: ImportNote): void
}

/** Fields of the document that an item becomes, or why it becomes none. */
export type ConvertedItem =
  | {
      readonly data: Readonly<Record<string, unknown>>
      /** True for what would be refused, or be wrong, if it were published. */
      readonly isDraft?: boolean
      /** Numbers of items whose documents must be there before, since it would be refused without them. */
      readonly after?: readonly number[]
      /** Files among its data without which it would be refused if it were published: it is a draft while one is missing. */
      readonly needs?: readonly ImportReference[]
    }
  | { readonly problem: string }

/** One kind of items of another system that a feature takes in, each as one document. */
export interface ItemImport {
  readonly kind: string
  readonly collection: string
  /**
   * Address of its documents: below `base`, a segment without slashes, with no slug that `reserved` names. The title, the slug
   * and the state of such documents come from the import. Absent: they have no address and no drafts.
   */
  readonly place?: { readonly base: string; readonly reserved: RegExp }
  /** Collection of the files that belong to its items alone, and are not in the library. */
  readonly files?: string
  /** True where documents without a `place` have addresses, which they get when they are written. */
  readonly isAddressed?: true
  /** True where the items below these read their metas. */
  readonly isWhole?: true
  /** Metas of its items and their parts that conversions read, or that only the old system needs; names with `_` before them are. */
  readonly ownMetas?: RegExp
  /** Kinds of items that are parts of this one, which they name as their parent. */
  readonly parts?: readonly string[]
  convert(item: ImportedItem, tools: ImportTools): ConvertedItem
}

/** One taxonomy of another system that a feature takes in, each term as one document with a list at an address of its own. */
export interface TaxonomyImport {
  readonly taxonomy: string
  readonly collection: string
  /** Segments before the slug in the address of a list: `shop` and `category`. */
  readonly base: string
  readonly segment: string
  /** Fields of terms that only the old system needs. */
  readonly ownFields?: readonly string[]
}

/**
 * Part of a feature in an import from another system. It is data with pure functions: the import plans with it, and writes
 * what comes of it as it writes everything else.
 */
export interface FeatureImport {
  readonly items: readonly ItemImport[]
  readonly taxonomies: readonly TaxonomyImport[]
  /** Taxonomies that conversions read, and that become nothing by themselves. */
  readonly innerTaxonomies: RegExp
  /** Kinds of items that stay in the report, with the reason. */
  readonly leftOut: Readonly<Record<string, AdminLabel>>
  /** Addresses of the old system that stand in no export that has its items, with those that show the same here. */
  readonly lists?: Readonly<Record<string, string>>
  /** Path at which the feature shows what a page of the old site showed; undefined for a page that stays one. */
  pathOfPage(page: Pick<ImportedItem, 'slug' | 'content'>): string | undefined
}
