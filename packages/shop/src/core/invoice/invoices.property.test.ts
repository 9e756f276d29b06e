import { describe, expect, it } from 'vitest'
import { brokenRules } from '../../../../../tests/support/en-16931.ts'
import { INVOICE_SETTINGS } from '../../../../../tests/support/invoice-settings.ts'
import { draws } from '../../../../../tests/support/random-cart.ts'
import { randomOrder } from '../../../../../tests/support/random-invoice.ts'
import { inEachRound, patience } from '../../../../../tests/support/rounds.ts'
import { amountOf, NOTHING, subtract, sum } from '../money/amount.ts'
import { planRefund, type RefundableOrder } from '../order/refund.ts'
import { taxOnNet } from '../tax/tax-rate.ts'
import { buildCreditNote } from './build-credit-note.ts'
import { buildInvoice } from './build-invoice.ts'
import { crossIndustryInvoice, hasStructuredForm } from './cii.ts'
import { type Invoice, rateKey } from './invoice.ts'
import { invoiceTexts } from './invoice-texts.ts'
import { documentsDue, INVOICE_KEY, type OrderToInvoice } from './invoices-due.ts'

/** Rounds in `npm test`; `npm run soak -- invoices` makes 5,000. */
const ROUNDS = 40

/** Hundredths by which a tax that is rounded for each rate can differ from net times rate: net is what the rounded tax leaves. */
const OF_A_RATE = 1

/** The official rules allow a whole unit of the currency, for taxes that are rounded for each line. */
const OF_LINES = 100

const HEAD = { number: 'R-2026-0001', issuedOn: '2026-11-26' }

/** Net amounts of the parts of each rate, by its name. */
function netsByRate({ lines, charges }: Invoice): Readonly<Record<string, number>> {
  const nets: Record<string, number> = {}
  for (const part of [...lines, ...charges]) nets[rateKey(part)] = (nets[rateKey(part)] ?? 0) + part.net
  return nets
}

const taxesByRate = (invoices: readonly Invoice[]) => {
  const taxes: Record<string, readonly [number, number]> = {}
  for (const tax of invoices.flatMap((one) => one.taxes)) {
    const [net, due] = taxes[rateKey(tax)] ?? [0, 0]
    taxes[rateKey(tax)] = [net + tax.net, due + tax.tax]
  }
  return taxes
}

/** Fails unless an invoice adds up, for itself and in each rate. */
function expectSums(invoice: Invoice): void {
  expect(sum([invoice.net, invoice.tax])).toBe(invoice.total)
  expect(sum(invoice.taxes.map(({ net }) => net))).toBe(invoice.net)
  expect(sum(invoice.taxes.map(({ tax }) => tax))).toBe(invoice.tax)
  expect(netsByRate(invoice)).toEqual(Object.fromEntries(invoice.taxes.map((tax) => [rateKey(tax), tax.net])))
  for (const { net, netDiscount, amount, discount, unitPrice, quantity } of invoice.lines) {
    expect(Math.min(net, netDiscount)).toBeGreaterThanOrEqual(0)
    if (unitPrice !== undefined) expect(unitPrice * quantity - discount).toBe(amount)
  }
}

/** Fails unless the XML of an invoice follows the rules, in both specifications. */
function expectRules(invoice: Invoice, taxSlack: number): void {
  if (!hasStructuredForm(invoice)) return
  for (const specification of ['EN 16931', 'XRechnung'] as const) {
    expect(brokenRules(crossIndustryInvoice(invoice, specification), { taxSlack })).toEqual([])
  }
}

/** Makes what is due of an order, as the shop writes it. */
function writeDue(order: OrderToInvoice, written: Map<string, Invoice>): void {
  for (const due of documentsDue(order, new Set(written.keys()))) {
    const invoice = written.get(INVOICE_KEY)
    const before = [...written.values()].filter(({ kind }) => kind === 'credit note')
    const words = invoiceTexts(order.language)
    const made =
      due.kind === 'invoice'
        ? buildInvoice(order, HEAD, INVOICE_SETTINGS)
        : invoice && buildCreditNote(invoice, before, due.credit, { ...HEAD, number: 'G-1', words })
    if (made) written.set(due.key, made)
  }
}

/** The order, as refunds are planned of it. */
function refundable({ lines, shipping, paid, refunds, pricesAreGross }: OrderToInvoice): RefundableOrder {
  const gross = (part: { readonly net: number; readonly rate: number; readonly category: string }) =>
    part.category === 'S' ? sum([amountOf(part.net), taxOnNet(amountOf(part.net), part.rate)]) : amountOf(part.net)
  return {
    paid,
    refunded: sum(refunds.map(({ amount }) => amount)),
    lines: lines.map((line, index) => ({
      quantity: line.quantity,
      refundedQuantity: refunds
        .flatMap((refund) => refund.lines)
        .reduce((all, one) => (one.line === index ? all + one.quantity : all), 0),
      gross:
        pricesAreGross && line.category === 'S'
          ? amountOf(line.unitPrice * line.quantity - line.discount)
          : gross(line),
    })),
    shipping: {
      gross: sum((shipping?.parts ?? []).map(gross)),
      refunded: sum(refunds.map((refund) => refund.shipping)),
    },
  }
}

/** Gives something back of an order. @returns Undefined where that is not possible. */
function refunded(order: OrderToInvoice, random: () => number): OrderToInvoice | undefined {
  const { whole } = draws(random)
  const state = refundable(order)
  const lines = state.lines.flatMap(({ quantity, refundedQuantity }, line) => {
    const left = quantity - refundedQuantity
    return left > 0 && random() < 0.5 ? [{ line, quantity: whole(1, left) }] : []
  })
  const wish = { lines, shipping: random() < 0.3, besides: amountOf(random() < 0.3 ? whole(1, 500) : 0) }
  const plan = planRefund(state, wish)
  if (!plan.ok) return undefined
  const left = subtract(state.shipping.gross, state.shipping.refunded)
  const shipping = wish.shipping ? amountOf(Math.min(left, plan.amount)) : NOTHING
  const refund = { id: order.refunds.length + 1, amount: plan.amount, lines, shipping, reason: '' }
  return { ...order, refunds: [...order.refunds, refund] }
}

describe('invoices of random orders', () => {
  it('agree with their orders to the cent, in each rate, and follow the rules of EN 16931', patience(), () =>
    inEachRound(ROUNDS, ({ random }) => {
      const order = randomOrder(random)
      if (!order) return
      const isOfLines = order.taxes.some((tax) => 'taxOfLines' in tax && tax.tax === tax.taxOfLines)
      for (const paid of [order.total, NOTHING]) {
        const invoice = buildInvoice({ ...order, paid }, HEAD, INVOICE_SETTINGS)
        expect(invoice.total).toBe(order.total)
        expect(invoice.taxes).toEqual(order.taxes.map(({ rate, category, net, tax }) => ({ rate, category, net, tax })))
        expectSums(invoice)
        expectRules(invoice, isOfLines ? OF_LINES : OF_A_RATE)
      }
    }),
  )

  it('are taken back by credit notes for what is given back, and in the end to the cent', patience(), () =>
    inEachRound(ROUNDS, ({ random }) => {
      let order = randomOrder(random)
      if (!order) return
      const written = new Map<string, Invoice>()
      writeDue(order, written)
      for (let tries = 0; tries < 6; tries += 1) {
        order = refunded(order, random) ?? order
        writeDue(order, written)
        const notes = [...written.values()].filter(({ kind }) => kind === 'credit note')
        expect(sum(notes.map(({ total }) => total))).toBe(sum(order.refunds.map(({ amount }) => amount)))
      }
      writeDue({ ...order, state: 'ended' }, written)
      const [invoice, ...notes] = [...written.values()]
      if (!invoice) throw new Error('The order has an invoice.')
      expect(taxesByRate(notes)).toEqual(
        Object.fromEntries(Object.entries(taxesByRate([invoice])).filter(([, [net, tax]]) => net + tax > 0)),
      )
      for (const note of notes) {
        expectSums(note)
        expectRules(note, OF_LINES)
      }
    }),
  )
})
