import { given } from '@vitrine/content/core'
import { type Amount, amountOf, least, NOTHING, scale, split, subtract, sum } from '../money/amount.ts'
import type { RefundWish } from '../order/refund.ts'
import { groupBy } from '../prices/group-by.ts'
import { taxOnNet } from '../tax/tax-rate.ts'
import type { InvoiceHead } from './build-invoice.ts'
import { type Invoice, type InvoiceLine, type InvoiceTax, rateKey } from './invoice.ts'

/** Share of an invoice that a credit note takes back. */
export interface Credit {
  /** With tax; more than is left of the invoice is cut down to that. */
  readonly amount: Amount
  /** Pieces of lines by their places in the invoice. */
  readonly pieces: RefundWish['lines']
  /** Of the sending, within the amount. */
  readonly shipping: Amount
  /** True if the money is given back; false for an invoice that nobody has paid. */
  readonly isPaidBack: boolean
  readonly reason: string
}

/** Words of lines that are no products. */
export interface CreditWords {
  readonly goodwill: string
}

/**
 * Makes a credit note. Taxes are shares of those of the invoice, rounded so that all credit notes of an invoice together take
 * back its taxes to the smallest unit.
 *
 * @param before Credit notes of the same invoice.
 * @returns Undefined where nothing is left to take back.
 */
export function buildCreditNote(
  invoice: Invoice,
  before: readonly Invoice[],
  credit: Credit,
  { number, issuedOn, words }: InvoiceHead & { readonly words: CreditWords },
): Invoice | undefined {
  const rates = invoice.taxes.map((tax) => rateLeft(tax, before))
  const amount = least(credit.amount, sum(rates.map(({ left }) => left)))
  if (amount <= 0) return undefined
  const parts = allot(partsOf(invoice, credit, rates, words), rates, amount, words)
  const credited = rates.flatMap((rate) => creditRate(rate, parts, invoice.pricesAreGross))
  const [net, tax] = [sum(credited.map((one) => one.tax.net)), sum(credited.map((one) => one.tax.tax))]
  const { order, language, currency, pricesAreGross, seller, buyer, method } = invoice
  return {
    kind: 'credit note',
    number,
    issuedOn,
    order,
    language,
    currency,
    pricesAreGross,
    seller,
    buyer,
    lines: credited.flatMap((one) => one.lines),
    charges: [],
    taxes: credited.map((one) => one.tax),
    net,
    tax,
    total: sum([net, tax]),
    paid: credit.isPaidBack ? sum([net, tax]) : NOTHING,
    method,
    corrects: { number: invoice.number, issuedOn: invoice.issuedOn },
    ...given({
      deliverTo: invoice.deliverTo,
      deliveredOn: invoice.deliveredOn,
      reason: credit.reason === '' ? undefined : credit.reason,
    }),
  }
}

/** A rate of an invoice, with what is left of it. Amounts are with tax. */
interface RateLeft {
  readonly tax: InvoiceTax
  readonly whole: Amount
  readonly before: Amount
  readonly left: Amount
}

function rateLeft(tax: InvoiceTax, notes: readonly Invoice[]): RateLeft {
  const same = notes.flatMap(({ taxes }) => taxes).filter((one) => rateKey(one) === rateKey(tax))
  const whole = sum([tax.net, tax.tax])
  const before = sum(same.map((one) => sum([one.net, one.tax])))
  return { tax, whole, before, left: subtract(whole, before) }
}

/** A part of a credit, with tax. */
interface CreditPart {
  readonly key: string
  readonly sku: string
  readonly title: string
  readonly quantity: number
  readonly gross: Amount
}

function partsOf(
  invoice: Invoice,
  { amount, pieces, shipping }: Credit,
  rates: readonly RateLeft[],
  words: CreditWords,
): readonly CreditPart[] {
  const goods = pieces.flatMap(({ line: place, quantity }) => {
    const line = invoice.lines[place]
    if (!line) return []
    const gross = scale(grossOf(line, invoice.pricesAreGross), quantity, line.quantity)
    return [{ key: rateKey(line), sku: line.sku, title: line.title, quantity, gross }]
  })
  const shares = split(
    shipping,
    invoice.charges.map((charge) => grossOf(charge, invoice.pricesAreGross)),
  )
  const sent = invoice.charges.map((charge, index) => ({
    key: rateKey(charge),
    sku: '',
    title: charge.label,
    quantity: 1,
    gross: shares[index] ?? NOTHING,
  }))
  const named = [...goods, ...sent].filter(({ gross }) => gross > 0)
  const besides = amount - named.reduce((all, { gross }) => all + gross, 0)
  return besides <= 0 ? named : [...named, ...goodwill(amountOf(besides), rates, words)]
}

function grossOf(
  { amount, net, rate, category }: Pick<InvoiceLine, 'amount' | 'net' | 'rate' | 'category'>,
  pricesAreGross: boolean,
): Amount {
  if (category !== 'S') return net
  return pricesAreGross ? amount : sum([amount, taxOnNet(amount, rate)])
}

/** Money that belongs to no piece is spread over the rates by what is left of them. */
function goodwill(gross: Amount, rates: readonly RateLeft[], words: CreditWords): readonly CreditPart[] {
  const shares = split(
    gross,
    rates.map(({ left }) => left),
  )
  return rates.flatMap(({ tax }, index) => {
    const share = shares[index] ?? NOTHING
    return share > 0 ? [{ key: rateKey(tax), sku: '', title: words.goodwill, quantity: 1, gross: share }] : []
  })
}

/** Cuts parts to an amount, and to what is left of their rates; what does not fit goes to rates of which something is left. */
function allot(
  parts: readonly CreditPart[],
  rates: readonly RateLeft[],
  amount: Amount,
  words: CreditWords,
): readonly CreditPart[] {
  const shares = split(
    amount,
    parts.map(({ gross }) => gross),
  )
  const cut = groupBy(
    parts.map((part, index) => ({ ...part, gross: shares[index] ?? NOTHING })),
    ({ key }) => key,
  ).flatMap((group) => {
    const left = rates.find(({ tax }) => rateKey(tax) === group[0].key)?.left ?? NOTHING
    const wanted = sum(group.map(({ gross }) => gross))
    const fitting = split(
      least(wanted, left),
      group.map(({ gross }) => gross),
    )
    return group.map((part, index) => ({ ...part, gross: fitting[index] ?? NOTHING }))
  })
  const missing = subtract(amount, sum(cut.map(({ gross }) => gross)))
  if (missing <= 0) return cut
  const open = rates.map((rate) => {
    const taken = sum(cut.filter(({ key }) => key === rateKey(rate.tax)).map(({ gross }) => gross))
    return { ...rate, left: subtract(rate.left, taken) }
  })
  return [...cut, ...goodwill(missing, open, words)]
}

function creditRate(rate: RateLeft, parts: readonly CreditPart[], pricesAreGross: boolean) {
  const own = parts.filter(({ key, gross }) => key === rateKey(rate.tax) && gross > 0)
  const gross = sum(own.map((part) => part.gross))
  if (gross === 0) return []
  const upTo = (credited: Amount) => scale(rate.tax.tax, credited, rate.whole)
  const tax = subtract(upTo(sum([rate.before, gross])), upTo(rate.before))
  const net = subtract(gross, tax)
  const nets = split(
    net,
    own.map((part) => part.gross),
  )
  const { rate: percent, category } = rate.tax
  const lines: readonly InvoiceLine[] = own.map((part, index) => ({
    sku: part.sku,
    title: part.title,
    quantity: part.quantity,
    discount: NOTHING,
    netDiscount: NOTHING,
    amount: pricesAreGross && category === 'S' ? part.gross : (nets[index] ?? NOTHING),
    net: nets[index] ?? NOTHING,
    rate: percent,
    category,
  }))
  return [{ tax: { rate: percent, category, net, tax }, lines }]
}
