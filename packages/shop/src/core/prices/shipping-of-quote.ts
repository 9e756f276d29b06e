import { type Amount, NOTHING, sum } from '../money/amount.ts'
import { type ShippingChoice, shippingChoices, zoneOf } from '../shipping/shipping.ts'
import type { Destination } from '../tax/treatment.ts'
import type { Cart } from './cart.ts'
import type { PricedLine } from './priced-lines.ts'
import type { QuoteProblem } from './quote-problem.ts'
import type { ShopRules } from './shop-rules.ts'

/** The way in which an order is sent, and those that it could be. */
export interface ShippingOfQuote extends ShippingChoice {
  readonly choices: readonly ShippingChoice[]
}

/** Chooses the way in which goods are sent. @returns Undefined for carts of which nothing is sent. */
export function chooseShipping(
  cart: Cart,
  lines: readonly PricedLine[],
  context: {
    readonly rules: Pick<ShopRules, 'zones'>
    readonly destination: Destination
    /** Of the lines, after discounts. */
    readonly amounts: readonly Amount[]
    readonly shipsFree: boolean
  },
): ShippingOfQuote | QuoteProblem | undefined {
  const { rules, destination, amounts, shipsFree } = context
  if (!lines.some(({ offer }) => offer.kind === 'goods')) return undefined
  const zone = zoneOf(rules.zones, destination)
  const found = zone ? shippingChoices(zone, { ...parcelOf(lines, amounts), currency: cart.currency }) : []
  const choices = shipsFree ? found.map((choice) => ({ ...choice, price: NOTHING })) : found
  const [cheapest] = [...choices].sort((one, other) => one.price - other.price)
  if (!cheapest) return { kind: 'not sent there' }
  const chosen = cart.shipping === undefined ? cheapest : choices.find(({ id }) => id === cart.shipping)
  return chosen ? { ...chosen, choices } : { kind: 'shipping' }
}

function parcelOf(lines: readonly PricedLine[], amounts: readonly Amount[]) {
  const sent = lines.map(({ offer }) => offer.kind === 'goods')
  return {
    grams: lines.reduce((all, { offer, quantity }, index) => (sent[index] ? all + offer.grams * quantity : all), 0),
    value: sum(amounts.filter((_, index) => sent[index])),
  }
}
