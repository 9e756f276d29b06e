import { type Amount, NOTHING } from '../money/amount.ts'
import { rateOn, type TaxClass } from '../tax/tax-rate.ts'
import { type Destination, treatmentOf } from '../tax/treatment.ts'
import { groupBy } from './group-by.ts'
import type { Offer } from './offer.ts'
import type { QuoteProblem } from './quote-problem.ts'
import type { ShopRules } from './shop-rules.ts'
import type { RatedPart } from './taxed-parts.ts'

interface RateContext {
  readonly rules: ShopRules
  readonly destination: Destination
  readonly date: string
}

/** Rates of a part of the sending, and its weight among them. */
export type ShippingRate = Omit<RatedPart, 'amount'> & { readonly weight: number }

export type ShippingRates =
  | { readonly ok: true; readonly rates: readonly ShippingRate[] }
  | { readonly ok: false; readonly problem: QuoteProblem }

/** Rate of what is sold for an amount. @returns A problem where the owner has set none. */
export function rateLine(
  { kind, taxClass }: Pick<Offer, 'kind' | 'taxClass'>,
  amount: Amount,
  { rules, destination, date }: RateContext,
): RatedPart | QuoteProblem {
  const { seller, rates } = rules
  const treatment = treatmentOf(kind, seller, destination)
  const home = rateOn(rates, { country: seller.country, postcode: '', taxClass, date })
  if (treatment.category === 'E') return { amount, rate: 0, category: 'E', homeRate: 0 }
  if (treatment.category !== 'S') {
    if (home === undefined) return { kind: 'no tax rate', country: seller.country }
    return { amount, rate: 0, category: treatment.category, homeRate: home }
  }
  const { country, postcode } = treatment
  const rate = rateOn(rates, { country, postcode, taxClass, date })
  return rate === undefined ? { kind: 'no tax rate', country } : { amount, rate, category: 'S', homeRate: rate }
}

/** Rates that sending has: those of the goods by their amounts, or one. */
export function shippingRates(parts: readonly RatedPart[], context: RateContext): ShippingRates {
  const { shippingTax } = context.rules
  if (shippingTax !== 'as goods') return rateOfClass(shippingTax, context)
  const groups = groupBy(parts, ({ rate, category, homeRate }) => `${category} ${rate} ${homeRate}`)
  const rates = groups.map((group) => {
    const { rate, category, homeRate } = group[0]
    return { rate, category, homeRate, weight: group.reduce((all, { amount }) => all + amount, 0) }
  })
  return { ok: true, rates }
}

function rateOfClass(taxClass: TaxClass, context: RateContext): ShippingRates {
  const part = rateLine({ kind: 'goods', taxClass }, NOTHING, context)
  if ('kind' in part) return { ok: false, problem: part }
  const { rate, category, homeRate } = part
  return { ok: true, rates: [{ rate, category, homeRate, weight: 1 }] }
}
