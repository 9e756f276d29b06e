import type { ShippingZone } from '../shipping/shipping.ts'
import type { TaxClass, TaxRate } from '../tax/tax-rate.ts'
import type { Seller } from '../tax/treatment.ts'

/** Rules by which carts are priced: an owner's settings. */
export interface ShopRules {
  readonly seller: Seller
  /** True if prices are written with their tax, which then is within them, the same in each country. */
  readonly pricesAreGross: boolean
  /** Sum that is rounded to smallest units: each line's tax, or all tax of one rate, as invoices of EN 16931 do. */
  readonly rounding: 'line' | 'rate'
  /** Rates of the European Union, then the owner's own. */
  readonly rates: readonly TaxRate[]
  /** Tax of sending: as the goods have it, in proportion to their values, or of a class. */
  readonly shippingTax: 'as goods' | TaxClass
  /** The first that names a place counts. */
  readonly zones: readonly ShippingZone[]
}
