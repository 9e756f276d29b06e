import { given } from '@vitrine/content/core'
import type { ShopRules } from '../prices/shop-rules.ts'
import { EU_COUNTRIES } from '../tax/eu-rates.ts'
import { countriesOf } from './shipping-terms.ts'

/**
 * Days in which consumers of the European Union may withdraw.
 *
 * @see https://eur-lex.europa.eu/eli/dir/2011/83/oj (article 9)
 */
const WITHDRAWAL_DAYS = 14

/** Right of buyers to send something back. */
export interface ReturnTerms {
  /** Countries whose buyers have it, and for how many days; absent where only the page below says it. */
  readonly window?: { readonly countries: readonly string[]; readonly days: number }
  /** Address of the owner's page about it. */
  readonly href?: string
}

/**
 * Rights of buyers to send goods back: by law for who sells from the European Union, and else as a page of the owner says.
 *
 * @param href Address of the page on the right of withdrawal.
 */
export function returnTerms(
  { seller, zones }: Pick<ShopRules, 'seller' | 'zones'>,
  href: string | undefined,
): ReturnTerms | undefined {
  if (EU_COUNTRIES.has(seller.country)) {
    const countries = [
      ...new Set([seller.country, ...countriesOf(zones).filter((country) => EU_COUNTRIES.has(country))]),
    ]
    return { window: { countries, days: WITHDRAWAL_DAYS }, ...given({ href }) }
  }
  return href === undefined ? undefined : { href }
}
