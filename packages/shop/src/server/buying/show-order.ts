import { given, siteTime, type TimeReader } from '@vitrine/content/core'
import { withdrawalBelow } from '../../core/addresses.ts'
import { type BuyingTexts, buyingTexts } from '../../core/buying/buying-texts.ts'
import type { OrderScreen, ScreenDocument, ScreenFile } from '../../core/buying/order-screen.ts'
import { canPay, nowWords, type OrderSituation, refundWords, stateWords } from '../../core/buying/order-words.ts'
import { overviewLine } from '../../core/buying/shown-quote.ts'
import { shownSums } from '../../core/buying/shown-sums.ts'
import { transferRows } from '../../core/buying/transfer-rows.ts'
import { currencyOf } from '../../core/currency-code.ts'
import { downloadTexts } from '../../core/downloads/download-texts.ts'
import { hasStructuredForm } from '../../core/invoice/cii.ts'
import { documentAddress } from '../../core/invoice/document-address.ts'
import type { Amount } from '../../core/money/amount.ts'
import { isProvider } from '../../core/order/payment-methods.ts'
import type { RefundState } from '../../core/order/refund-part.ts'
import type { PaymentChoice } from '../../core/rules/payment-choices.ts'
import { filled } from '../../core/shop-texts.ts'
import { withdrawalTexts } from '../../core/withdrawal/withdrawal-texts.ts'
import type { StoredInvoice } from '../../store/invoices/invoice-rows.ts'
import type { OrderDetail } from '../../store/orders/order-detail.ts'
import type { StoredOrder } from '../../store/orders/order-rows.ts'
import type { StoredPayment } from '../../store/orders/payment-rows.ts'

/** An order, as its page is to show it. */
export interface OrderView {
  readonly order: StoredOrder
  readonly detail: OrderDetail
  readonly payments: readonly StoredPayment[]
  readonly refunds: readonly { readonly amount: Amount; readonly state: RefundState }[]
  readonly invoices: readonly StoredInvoice[]
  readonly files: readonly ScreenFile[]
  /** True if nothing of the order is sent. */
  readonly isFilesOnly: boolean
  /** The way to pay, as the owner offers it; undefined where it is offered no more. */
  readonly choice: PaymentChoice | undefined
  readonly methodLabel: string
  readonly locale: string
  readonly timeZone: string
  /** Name of the site, in the reference of a transfer. */
  readonly site: string
  readonly address: string
  /** Page of the provider to which the buyer is led. */
  readonly leadsTo?: string | undefined
  readonly problem?: string | undefined
  readonly offersWithdrawal: boolean
}

/** Puts the page of an order together. */
export function showOrder(view: OrderView): OrderScreen {
  const { order, detail, payments, choice, locale, timeZone, problem, leadsTo } = view
  const texts = buyingTexts(locale)
  const reader: TimeReader = { locale, timeZone }
  const currency = currencyOf(order.currency)
  const { reservedUntil, buyer } = detail
  const situation: OrderSituation = {
    ...order,
    currency,
    payments: payments.map(({ state }) => state),
    until: reservedUntil && siteTime(reservedUntil, isProvider(order.method) ? 'event' : 'longDay', reader),
  }
  const isOwed = order.total > 0 && !situation.payments.includes('paid') && order.state !== 'ended'
  const isReady = view.isFilesOnly && view.files.some(({ isPossible }) => isPossible)
  return {
    number: order.number,
    placedAt: filled(texts.placedAt, { date: siteTime(detail.placedAt, 'longDay', reader) }),
    email: order.email,
    state: stateWords(situation, texts),
    now:
      leadsTo === undefined
        ? [
            ...(problem ? [problem] : []),
            ...(isReady ? [downloadTexts(locale).ready] : nowWords(situation, texts, locale)),
          ]
        : [texts.nowLeading],
    transfer:
      isOwed && choice?.account
        ? transferRows(choice.account, { ...order, currency, site: view.site, texts, locale })
        : [],
    refunds: view.refunds.map((refund) => refundWords(refund, { currency, texts, locale })),
    canPay: canPay(order),
    lines: detail.lines.map((line) => overviewLine(line, currency, locale)),
    sums: shownSums({ ...detail, currency, total: order.total }, { texts, locale }),
    method: view.methodLabel,
    invoiceTo: buyer.invoiceTo,
    notes: buyer.notes,
    files: view.files,
    documents: view.invoices.map((stored) => screenDocument(stored, order.token, texts)),
    address: view.address,
    ...given({
      instructions: isOwed ? choice?.instructions : undefined,
      leadsTo,
      deliverTo: buyer.deliverTo,
      withdrawal:
        order.state !== 'ended' && view.offersWithdrawal
          ? { href: withdrawalBelow(view.address), label: withdrawalTexts(locale).title }
          : undefined,
    }),
  }
}

function screenDocument({ id, invoice }: StoredInvoice, token: string, texts: BuyingTexts): ScreenDocument {
  const label = invoice.kind === 'invoice' ? texts.invoice : texts.creditNote
  return {
    label: filled(label, { number: invoice.number }),
    pdf: documentAddress(token, id, 'pdf'),
    ...given({ xml: hasStructuredForm(invoice) ? documentAddress(token, id, 'xml') : undefined }),
  }
}
