import type { ShopRules } from '../prices/shop-rules.ts'
import { EU_COUNTRIES } from '../tax/eu-rates.ts'
import type { LegalPaths } from './legal-pages.ts'

/**
 * True if a shop leads its buyers to the withdrawal: it sells from the European Union, or has a page on the right of withdrawal.
 *
 * @see https://eur-lex.europa.eu/eli/dir/2023/2673/oj (article 11a of directive 2011/83/EU)
 */
export function offersWithdrawal({ seller }: Pick<ShopRules, 'seller'>, { withdrawal }: LegalPaths): boolean {
  return EU_COUNTRIES.has(seller.country) || withdrawal !== undefined
}
