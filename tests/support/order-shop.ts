import type {
  Offer,
  PaymentProvider,
  ProviderPayment,
  ProviderRefund,
  ShopContext,
  ShopRules,
} from '@vitrine/shop/server'
import type { Payload } from 'payload'
import type { Coupon } from '../../packages/shop/src/core/coupons/coupon.ts'
import { amountOf } from '../../packages/shop/src/core/money/amount.ts'
import { EU_RATES } from '../../packages/shop/src/core/tax/eu-rates.ts'
import type { OrderWish } from '../../packages/shop/src/server/orders/place-order.ts'

const eur = (units: number) => ({ EUR: amountOf(units) })

const RULES: ShopRules = {
  seller: { country: 'DE', isExempt: false, taxesAtDestination: true },
  pricesAreGross: true,
  rounding: 'rate',
  rates: EU_RATES,
  shippingTax: 'as goods',
  zones: [
    {
      name: 'Germany',
      places: [{ country: 'DE' }],
      methods: [{ id: 'parcel', label: 'Parcel', by: 'weight', tiers: [{ prices: eur(490) }] }],
    },
  ],
}

/** Things that the shop of a test sells: 10 € each, and 4.90 € for sending. */
export const OFFERS: readonly Offer[] = ['chair', 'lamp', 'vase'].map((sku) => ({
  sku,
  title: `The ${sku}`,
  kind: 'goods',
  taxClass: 'standard',
  prices: eur(1_000),
  isReduced: false,
  grams: 1_000,
  isCounted: true,
  groups: [sku],
}))

const COUPONS: readonly Coupon[] = [
  {
    code: 'GIFT',
    effect: { kind: 'percent', share: 10_000 },
    leavesOutReduced: false,
    combines: true,
  },
  {
    code: 'SEND',
    effect: { kind: 'free shipping' },
    leavesOutReduced: false,
    combines: true,
  },
  {
    code: 'THREE',
    effect: { kind: 'percent', share: 1_000 },
    leavesOutReduced: false,
    combines: true,
    maxUses: 3,
    maxUsesOfCustomer: 1,
  },
]

/** A provider that a test tells what has happened there. */
export interface PaperProvider extends PaymentProvider {
  /** Payments by their names there, as they are read. */
  readonly payments: Map<string, ProviderPayment>
  /** Names of ours that payments were begun with, each time. */
  readonly begun: string[]
  /** Refunds by their names there. */
  readonly refunds: Map<string, PaperRefund>
  /** True while it cannot be asked. */
  isDown: boolean
  /** True while it does what it is asked for, and its answers are lost. */
  isMute: boolean
  /** Why it refuses refunds at the moment; undefined: it takes them. */
  refusal: string | undefined
}

/** A refund on the side of the provider. */
export interface PaperRefund {
  readonly key: string
  readonly payment: string
  readonly amount: number
  readonly now: ProviderRefund
}

export function paperProvider(): PaperProvider {
  const payments = new Map<string, ProviderPayment>()
  const refunds = new Map<string, PaperRefund>()
  const answer = <Answer>(given: Answer): Answer => {
    if (provider.isMute) throw new Error('The answer of the provider was lost.')
    return given
  }
  const provider: PaperProvider = {
    name: 'mollie',
    payments,
    refunds,
    begun: [],
    isDown: false,
    isMute: false,
    refusal: undefined,
    async begin({ key }) {
      provider.begun.push(key)
      if (provider.isDown) throw new Error('The provider cannot be reached.')
      const ref = `tr_${key}`
      if (!payments.has(ref)) payments.set(ref, { state: 'open', key })
      return { ref, address: `https://pay.example/${ref}` }
    },
    async read(ref) {
      if (provider.isDown) throw new Error('The provider cannot be reached.')
      const payment = payments.get(ref)
      if (!payment) throw new Error(`The provider knows no payment ${ref}.`)
      return payment
    },
    async end(ref) {
      const payment = payments.get(ref)
      if (provider.isDown) throw new Error('The provider cannot be reached.')
      if (payment?.state === 'open') payments.set(ref, { ...payment, state: 'ended' })
      return true
    },
    async refund({ key, payment, amount }) {
      if (provider.isDown) throw new Error('The provider cannot be reached.')
      const known = [...refunds.values()].find((refund) => refund.key === key)
      if (known) return answer(known.now)
      if (provider.refusal !== undefined) return answer({ state: 'refused', reason: provider.refusal })
      const given = [...refunds.values()].filter(
        (refund) => refund.payment === payment && refund.now.state !== 'refused',
      )
      const before = given.reduce((all, refund) => all + refund.amount, 0)
      // As every provider does, whatever the shop believes.
      if (before + amount > (payments.get(payment)?.paid?.amount ?? 0)) {
        return answer({ state: 'refused', reason: 'This is more than was paid.' })
      }
      const now = { state: 'pending', ref: `re_${refunds.size + 1}_${key}` } as const
      refunds.set(now.ref, { key, payment, amount, now })
      return answer(now)
    },
    async readRefund(_payment, ref) {
      if (provider.isDown) throw new Error('The provider cannot be reached.')
      const refund = refunds.get(ref)
      if (!refund) throw new Error(`The provider knows no refund ${ref}.`)
      return refund.now
    },
    async readCall({ body }) {
      return { ok: true, ref: body.toString() }
    },
  }
  return provider
}

/** A shop over the tables of a test. */
export function orderShop(
  payload: Payload,
  provider: PaymentProvider,
  onError = (error: unknown): void => {
    throw error
  },
): ShopContext {
  return {
    payload,
    offersOf: async (skus) => OFFERS.filter(({ sku }) => skus.includes(sku)),
    rules: async () => RULES,
    couponsOf: async (codes) => COUPONS.filter(({ code }) => codes.includes(code)),
    paymentChoices: async () => [],
    invoicing: undefined,
    dayOf: (now) => now.toISOString().slice(0, 10),
    timeZone: 'UTC',
    providers: new Map([[provider.name, provider]]),
    mails: { from: 'shop@halden.example', owner: 'owner@halden.example', site: async () => 'Halden' },
    offersWithdrawal: async () => true,
    orderAddress: (token, language) => `https://halden.example/${language}/order/${token}/`,
    callAddress: (name) => `https://halden.example/shop/calls/${name}`,
    onQueued: () => undefined,
    onError,
  }
}

let wishes = 0

/** A wish for one chair, with a checkout form of its own. */
export function wishFor(more: Partial<OrderWish> & { readonly email?: string; readonly sku?: string } = {}): OrderWish {
  wishes += 1
  const { email = `buyer-${wishes}@example.org`, sku = 'chair', ...wish } = more
  const invoiceTo = {
    name: 'Ruth',
    company: '',
    street: 'Weg 1',
    postcode: '10115',
    city: 'Berlin',
    region: '',
    country: 'DE',
  }
  return {
    cart: { currency: 'EUR', lines: [{ sku, quantity: 1 }], coupons: [] },
    buyer: { email, phone: '', invoiceTo, notes: '' },
    method: 'mollie',
    language: 'en',
    checkoutKey: `form-${wishes}`,
    total: amountOf(1_490),
    ...wish,
  }
}
