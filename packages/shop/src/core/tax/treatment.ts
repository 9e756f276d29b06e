import { normalPostcode } from './tax-rate.ts'
import { euTaxCountry } from './vat-area.ts'

/** Sorts of what is sold, as the place where it is taxed depends on them. */
export const OFFER_KINDS = ['goods', 'digital', 'service'] as const
export type OfferKind = (typeof OFFER_KINDS)[number]

/** Seller, as far as taxes ask. */
export interface Seller {
  /** ISO 3166-1. */
  readonly country: string
  /** True for small businesses that are exempt from the tax. */
  readonly isExempt: boolean
  /** True if sales to consumers of other member states are taxed there (One Stop Shop), false below the threshold. */
  readonly taxesAtDestination: boolean
}

/** Place that goods go to, and how it is known that the buyer is a business. */
export interface Destination {
  /** ISO 3166-1. */
  readonly country: string
  /** As typed; empty where there are none. */
  readonly postcode: string
  /** VAT number that the register has confirmed; undefined for everybody else. */
  readonly confirmedVatNumber?: string | undefined
}

/**
 * Reasons for a tax, or for none, as invoices give them (UNTDID 5305): `S` taxed, `K` delivery within the community, `AE`
 * reverse charge, `G` export, `O` not in the scope of the tax, `E` exempt.
 */
export const TAX_CATEGORIES = ['S', 'K', 'AE', 'G', 'O', 'E'] as const
export type TaxCategory = (typeof TAX_CATEGORIES)[number]

/** A category, and for what is taxed the country and postcode whose rate counts. */
export type Treatment =
  | { readonly category: 'S'; readonly country: string; readonly postcode: string }
  | { readonly category: Exclude<TaxCategory, 'S'> }

/** Decides where something that is sold is taxed. */
export function treatmentOf(kind: OfferKind, seller: Seller, destination: Destination): Treatment {
  if (seller.isExempt) return { category: 'E' }
  const home = { category: 'S', country: seller.country, postcode: '' } as const
  const place = { country: destination.country, postcode: normalPostcode(destination.postcode) }
  const target = euTaxCountry(place)
  // Sellers of other countries tax at home what they sell at home, and export the rest.
  const origin = euTaxCountry({ country: seller.country, postcode: '' }) ?? seller.country
  if ((target ?? place.country) === origin && isInside(place, target)) return { ...home, postcode: place.postcode }
  if (euTaxCountry({ country: seller.country, postcode: '' }) === undefined) return { category: 'G' }
  if (target === undefined) return abroad(kind, home)
  if (destination.confirmedVatNumber !== undefined) return { category: kind === 'goods' ? 'K' : 'AE' }
  // A service is taxed where the seller is, goods and downloads where the buyer is, above a threshold.
  if (kind === 'service' || !seller.taxesAtDestination) return home
  return { category: 'S', country: target, postcode: place.postcode }
}

/** True unless a place of a member state is outside of its tax: Heligoland is no home, for a German seller either. */
function isInside(place: { readonly country: string }, target: string | undefined): boolean {
  return target !== undefined || euTaxCountry({ country: place.country, postcode: '' }) === undefined
}

function abroad(kind: OfferKind, home: Treatment): Treatment {
  if (kind === 'goods') return { category: 'G' }
  return kind === 'digital' ? { category: 'O' } : home
}
