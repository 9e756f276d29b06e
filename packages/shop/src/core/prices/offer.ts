import type { DownloadLimits } from '../downloads/download-limits.ts'
import type { AmountsByCurrency } from '../money/amounts-by-currency.ts'
import type { TaxClass } from '../tax/tax-rate.ts'
import type { OfferKind } from '../tax/treatment.ts'

/** Something that can be bought at the moment, as the catalogue has it. */
export interface Offer {
  readonly sku: string
  /** Name in the buyer's language, with the variant's options. */
  readonly title: string
  readonly kind: OfferKind
  readonly taxClass: TaxClass
  /** Of one piece, net or gross as the shop writes its prices; what it costs at the moment if it is reduced. */
  readonly prices: AmountsByCurrency
  readonly isReduced: boolean
  /** Of one piece; 0 for what is not sent. */
  readonly grams: number
  /** True if its pieces are counted: no more is sold than there is. */
  readonly isCounted: boolean
  /** Product and categories, as coupons name them. */
  readonly groups: readonly string[]
  /** Files that are sold with it, and how they may be downloaded; absent for what is no file. */
  readonly downloads?: OfferDownloads | undefined
}

/** Files of a product. */
export interface OfferDownloads extends DownloadLimits {
  /** Ids. */
  readonly files: readonly number[]
}
