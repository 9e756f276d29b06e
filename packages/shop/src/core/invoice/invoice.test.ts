import { describe, expect, it } from 'vitest'
import { INVOICE_FIELDS, INVOICE_SETTINGS } from '../../../../../tests/support/invoice-settings.ts'
import { amountOf, NOTHING } from '../money/amount.ts'
import { buildCreditNote } from './build-credit-note.ts'
import { buildInvoice } from './build-invoice.ts'
import { canonicalText } from './canonical-text.ts'
import { ChainCheck, type ChainLink, hashedText } from './invoice-chain.ts'
import { invoiceMistakes } from './invoice-mistakes.ts'
import { missingSellerFields, parseInvoiceSettings } from './invoice-settings.ts'
import { invoiceTexts } from './invoice-texts.ts'
import { documentsDue, type OrderToInvoice } from './invoices-due.ts'
import { isNumberPattern, numberRange, writeNumber } from './number-pattern.ts'

const invoiceTo = {
  name: 'Ruth',
  company: '',
  street: 'Weg 1',
  postcode: '10115',
  city: 'Berlin',
  region: '',
  country: 'DE',
}

/** Three chairs at 10 €, of which 3 € are off, and 4.90 € for sending, all with 19 % in it. */
const ORDER: OrderToInvoice = {
  number: 7,
  state: 'confirmed',
  language: 'de',
  currency: 'EUR',
  method: 'invoice',
  pricesAreGross: true,
  buyer: { email: 'ruth@example.org', phone: '', invoiceTo, notes: '' },
  lines: [
    {
      sku: 'chair',
      title: 'Stuhl',
      quantity: 3,
      unitPrice: amountOf(1_000),
      discount: amountOf(300),
      net: amountOf(2_269),
      rate: 1_900,
      category: 'S',
    },
  ],
  shipping: { label: 'Paket', parts: [{ amount: amountOf(490), net: amountOf(412), rate: 1_900, category: 'S' }] },
  taxes: [{ rate: 1_900, category: 'S', net: amountOf(2_681), tax: amountOf(509) }],
  total: amountOf(3_190),
  paid: NOTHING,
  placedAt: '2026-11-25T23:30:00.000Z',
  placedOn: '2026-11-26',
  sentOn: '2026-11-27',
  refunds: [],
}

const HEAD = { number: 'R-2026-0001', issuedOn: '2026-11-27' }

describe('an invoice', () => {
  it('names what was agreed, and until when the rest is to be paid', () => {
    const invoice = buildInvoice(ORDER, HEAD, INVOICE_SETTINGS)
    expect(invoice).toMatchObject({
      number: 'R-2026-0001',
      order: { number: 7, placedOn: '2026-11-26' },
      deliveredOn: '2026-11-27',
      lines: [{ quantity: 3, unitPrice: 1_000, discount: 300, amount: 2_700, net: 2_269, netDiscount: 252 }],
      charges: [{ label: 'Paket', amount: 490, net: 412 }],
      net: 2_681,
      tax: 509,
      total: 3_190,
      paid: 0,
      dueOn: '2026-12-11',
      account: INVOICE_SETTINGS.account,
    })
  })
  it('that is paid asks for nothing, also if too much was paid', () => {
    const invoice = buildInvoice({ ...ORDER, paid: amountOf(6_380) }, HEAD, INVOICE_SETTINGS)
    expect(invoice.paid).toBe(3_190)
    expect(invoice).not.toHaveProperty('dueOn')
    expect(invoice).not.toHaveProperty('account')
  })
})

describe('a credit note', () => {
  const invoice = buildInvoice(ORDER, HEAD, INVOICE_SETTINGS)
  const credit = {
    amount: amountOf(900),
    pieces: [{ line: 0, quantity: 1 }],
    shipping: NOTHING,
    isPaidBack: true,
    reason: 'Kratzer',
  }
  const words = invoiceTexts('de')
  it('takes back pieces with their tax, and names the invoice', () =>
    expect(buildCreditNote(invoice, [], credit, { number: 'G-1', issuedOn: '2026-12-01', words })).toMatchObject({
      kind: 'credit note',
      corrects: { number: 'R-2026-0001', issuedOn: '2026-11-27' },
      reason: 'Kratzer',
      lines: [{ title: 'Stuhl', quantity: 1, amount: 900, net: 756 }],
      taxes: [{ rate: 1_900, net: 756, tax: 144 }],
      total: 900,
    }))
  it('takes back no more than the invoice', () => {
    const all = buildCreditNote(invoice, [], { ...credit, amount: amountOf(9_900) }, { ...HEAD, words })
    expect(all?.total).toBe(3_190)
    expect(buildCreditNote(invoice, all ? [all] : [], credit, { ...HEAD, words })).toBeUndefined()
  })
})

describe('documents', () => {
  const due = (more: Partial<OrderToInvoice>, written: readonly string[] = []) =>
    documentsDue({ ...ORDER, ...more }, new Set(written)).map(({ key }) => key)
  const refund = { id: 4, amount: amountOf(1_000), lines: [], shipping: NOTHING, reason: '' }
  it.each([
    ['sent, and to be paid later', {}, ['invoice']],
    ['paid, and to be sent', { paid: ORDER.total, sentOn: undefined }, ['invoice']],
    ['neither paid nor sent', { sentOn: undefined }, []],
    ['paid in part', { sentOn: undefined, paid: amountOf(100) }, []],
    ['waiting for its money', { state: 'awaiting payment', sentOn: undefined }, []],
    ['waiting for the owner', { state: 'needs decision', paid: ORDER.total, sentOn: undefined }, []],
    ['ended before it was invoiced', { state: 'ended', paid: ORDER.total }, []],
    ['for nothing', { total: NOTHING }, []],
    [
      'to another country of the EU, without tax, and not sent',
      { paid: ORDER.total, sentOn: undefined, taxes: [{ rate: 0, category: 'K', net: ORDER.total, tax: NOTHING }] },
      [],
    ],
  ] as const)('of an order that is %s: %j', (_, more, keys) => expect(due(more)).toEqual(keys))
  it('take back what is given back, each time once', () => {
    const order = { paid: ORDER.total, refunds: [refund, { ...refund, id: 5 }] }
    expect(due(order, ['invoice'])).toEqual(['refund 4', 'refund 5'])
    expect(due(order, ['invoice', 'refund 4'])).toEqual(['refund 5'])
  })
  it('take back nothing for money that was paid too much', () =>
    expect(due({ paid: amountOf(3_690), refunds: [{ ...refund, amount: amountOf(500) }] }, ['invoice'])).toEqual([]))
  it('take back the rest when an order ends', () => {
    expect(due({ state: 'ended' }, ['invoice'])).toEqual(['cancelled'])
    expect(due({ state: 'ended' }, ['invoice', 'cancelled'])).toEqual([])
  })
})

describe('numbers', () => {
  it.each([
    ['R-{year}-####', 'R-2026-0012', 'invoice 2026'],
    ['#', '12', 'invoice'],
    ['{year}/##', '2026/12', 'invoice 2026'],
  ])('by %s are %s, of the range %s', (pattern, number, range) => {
    expect(isNumberPattern(pattern)).toBe(true)
    expect(writeNumber(pattern, '2026-11-26', 12)).toBe(number)
    expect(numberRange('invoice', pattern, '2026-11-26')).toBe(range)
  })
  it.each(['', 'R-', '#-#', 'R {year} #', '{month}#', '#'.repeat(31)])('are not written by “%s”', (pattern) =>
    expect(isNumberPattern(pattern)).toBe(false))
})

describe('settings', () => {
  const rules = { country: 'DE', invoices: INVOICE_FIELDS, bank: INVOICE_SETTINGS.account }
  const without = (field: string) => ({ ...rules, invoices: { ...INVOICE_FIELDS, [field]: ' ' } })
  it('are complete', () => {
    expect(parseInvoiceSettings(rules)).toEqual(INVOICE_SETTINGS)
    expect(invoiceMistakes(rules)).toEqual([])
  })
  it.each(['name', 'street', 'postcode', 'city', 'contact', 'phone', 'email'])('want %s', (field) => {
    expect(missingSellerFields(without(field))).toEqual([field])
    expect(parseInvoiceSettings(without(field))).toBeUndefined()
  })
  it('want one of the two numbers, and the country', () => {
    expect(missingSellerFields(without('taxNumber'))).toEqual([])
    expect(missingSellerFields({ invoices: { ...INVOICE_FIELDS, taxNumber: '', vatNumber: '' } })).toEqual([
      'taxNumber',
      'country',
    ])
  })
  it('of who writes invoices elsewhere are none', () =>
    expect(parseInvoiceSettings({ ...rules, invoices: { ...INVOICE_FIELDS, isElsewhere: true } })).toBeUndefined())
  it.each([
    [{ invoicePattern: 'R {year}' }, 'invoices.invoicePattern'],
    [{ creditPattern: 'R-{year}-####' }, 'invoices.creditPattern'],
    [{ vatNumber: '123' }, 'invoices.vatNumber'],
  ])('%j are refused at %s', (more, path) =>
    expect(invoiceMistakes({ invoices: more }).map((mistake) => mistake.path)).toEqual([path]))
})

describe('the chain', () => {
  const hashOf = (text: string) => `#${text.length} ${text.slice(0, 40)}`
  const link = (position: number, content: string, previousHash: string): ChainLink => {
    const unsealed = { position, content, previousHash }
    return { ...unsealed, hash: hashOf(hashedText(unsealed)) }
  }
  const first = link(1, 'one', '')
  const second = link(2, 'two', first.hash)
  const third = link(3, 'three', second.hash)
  const breaks = (links: readonly ChainLink[], last = 3) => {
    const check = new ChainCheck(hashOf)
    return [...links.flatMap((one) => check.next(one) ?? []), ...[check.end(last) ?? []].flat()]
  }
  it('holds', () => expect(breaks([first, second, third])).toEqual([]))
  it('notices a change', () =>
    expect(breaks([first, { ...second, content: 'zwei' }, third])).toEqual([{ kind: 'changed', position: 2 }]))
  it('notices a change whose hash was made anew', () =>
    expect(breaks([first, link(2, 'zwei', first.hash), third])).toEqual([{ kind: 'missing', position: 3 }]))
  it('notices what is gone, in between and at the end', () => {
    expect(breaks([first, third])).toEqual([{ kind: 'missing', position: 3 }])
    expect(breaks([first, second])).toEqual([{ kind: 'cut off', last: 3 }])
  })
  it('hashes a content that is written in one way', () =>
    expect(canonicalText({ b: [1, { d: 'ä"', c: null }], a: undefined, A: true })).toBe(
      '{"A":true,"b":[1,{"c":null,"d":"ä\\""}]}',
    ))
})
