import type { AccountEntry, AccountPart } from '@vitrine/accounts/core'
import { siteTime } from '@vitrine/content/core'
import { buyingTexts } from '../buying/buying-texts.ts'
import { stateWords } from '../buying/order-words.ts'
import { currencyOf } from '../currency-code.ts'
import { FILES_ID } from '../downloads/mailed-files.ts'
import type { Amount } from '../money/amount.ts'
import { formatMoney } from '../money/format-money.ts'
import { addressLines } from '../order/address-lines.ts'
import type { Buyer } from '../order/buyer.ts'
import type { OrderState } from '../order/order-state.ts'
import { filled } from '../shop-texts.ts'
import { type ShopAccountTexts, shopAccountTexts } from './account-texts.ts'

/** Orders that the page of an account lists, the newest. */
export const MAX_ACCOUNT_ORDERS = 50

/** An order, as the page of an account lists it. */
export interface AccountOrder {
  readonly number: number
  /** Address of its page. */
  readonly href: string
  readonly placedAt: Date
  readonly state: OrderState
  readonly method: string
  readonly isPaid: boolean
  readonly isSent: boolean
  readonly total: Amount
  readonly currency: string
  /** Number of its files. */
  readonly files: number
}

interface Shown {
  /** BCP 47 tag of the page. */
  readonly locale: string
  /** IANA name. */
  readonly timeZone: string
}

/** Parts of the page of an account: its orders, the newest first, and the address that the checkout fills in. */
export function accountParts(
  orders: readonly AccountOrder[],
  last: Buyer | undefined,
  shown: Shown,
): readonly AccountPart[] {
  const texts = shopAccountTexts(shown.locale)
  const listed = orders.slice(0, MAX_ACCOUNT_ORDERS)
  const count = MAX_ACCOUNT_ORDERS.toLocaleString(shown.locale)
  const notes = orders.length > listed.length ? [filled(texts.more, { count })] : []
  return [
    {
      name: 'orders',
      title: texts.orders,
      texts: orders.length === 0 ? [texts.noOrders] : notes,
      entries: listed.map((order) => entryOf(order, texts, shown)),
    },
    ...(last
      ? [{ name: 'shop-address', title: texts.address, texts: addressTexts(last, texts, shown), entries: [] }]
      : []),
  ]
}

function entryOf(order: AccountOrder, texts: ShopAccountTexts, { locale, timeZone }: Shown): AccountEntry {
  const { number, href, placedAt, total, files, isPaid, isSent } = order
  const currency = currencyOf(order.currency)
  const payments = [isPaid ? 'paid' : 'open'] as const
  const state = stateWords({ ...order, currency, payments }, buyingTexts(locale)).label
  const label = files === 1 ? texts.file : filled(texts.files, { count: files.toLocaleString(locale) })
  return {
    label: filled(texts.order, { number: String(number) }),
    href,
    facts: [
      siteTime(placedAt, 'longDay', { locale, timeZone }),
      formatMoney(total, currency, locale),
      isSent && order.state === 'confirmed' ? texts.sent : state,
    ],
    links: files === 0 ? [] : [{ label, href: `${href}#${FILES_ID}` }],
  }
}

function addressTexts({ invoiceTo, deliverTo }: Buyer, texts: ShopAccountTexts, { locale }: Shown): readonly string[] {
  return [
    texts.addressText,
    addressLines(invoiceTo, locale).join('\n'),
    ...(deliverTo ? [[`${texts.deliverTo}:`, ...addressLines(deliverTo, locale)].join('\n')] : []),
  ]
}
