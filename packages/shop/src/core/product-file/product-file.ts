import type { AdminText } from '@vitrine/content/core'
import type { ProductKind } from '../product/product-kind.ts'
import type { WhenOut } from '../product/stock.ts'
import type { Content } from '../product/unit-price.ts'
import type { TaxClass } from '../tax/tax-rate.ts'
import type { FileDownloads } from './file-downloads.ts'

/** Address of products as a file, below that of the collection. */
export const PRODUCT_FILE_PATH = '/file'

/** Bytes of a file of products: some 20,000 lines. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024

/** Bytes and products of one part of a file: it is read, and its products are saved, in one request. */
export const MAX_PART_BYTES = 1024 * 1024
export const PART_PRODUCTS = 20

/** An offer as a line of a file says it: null is empty there, and what is undefined has no column. */
export interface FileOffer {
  readonly sku?: string | null
  readonly gtin?: string | null
  /** In the currency, with its decimals. */
  readonly price?: number | null
  readonly salePrice?: number | null
  readonly stock?: number | null
  /** Grams. */
  readonly weight?: number | null
}

export interface FileVariant extends FileOffer {
  readonly line: number
  /** In the order of the product's options. */
  readonly values: readonly string[]
  /** Name of its image's file. */
  readonly image?: string
}

/** A product of a file. As in {@link FileOffer}, null empties a field, and undefined leaves it as it is. */
export interface FileProduct extends FileOffer, FileDownloads {
  readonly line: number
  readonly name?: string
  readonly isPublished?: boolean
  readonly kind?: ProductKind
  readonly summary?: string | null
  /** Paragraphs without formatting. */
  readonly description?: readonly string[]
  readonly taxClass?: TaxClass
  readonly whenOut?: WhenOut
  readonly deliveryTime?: string | null
  readonly content?: Content | null
  /** ISO 8601. */
  readonly saleFrom?: string | null
  readonly saleUntil?: string | null
  readonly place?: number
  readonly categories?: readonly string[]
  readonly tags?: readonly string[]
  readonly brand?: string | null
  /** Names of files. Empty leaves the images as they are. */
  readonly images?: readonly string[]
  /** Empty for a product without variants. */
  readonly options: readonly string[]
  readonly variants: readonly FileVariant[]
  /** Sentences about what cannot be carried over. */
  readonly notes: readonly AdminText[]
}

/** A product that cannot be read, and why. */
export interface UnreadProduct {
  readonly line: number
  readonly name?: string
  readonly problems: readonly AdminText[]
}

/** Ends that a product of a file may come to. */
export const OUTCOMES = ['new', 'changed', 'same', 'refused'] as const

export type Outcome = (typeof OUTCOMES)[number]

/** Answer about one product, in the language of who asks. */
export interface ProductOutcome {
  readonly line: number
  readonly name: string
  readonly outcome: Outcome
  /** Fields that are others, why it is refused, or what is not carried over. */
  readonly notes: readonly string[]
}
