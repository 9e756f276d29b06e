import { parseCsv } from '@vitrine/content/core'
import { describe, expect, it } from 'vitest'
import { INVOICE_SETTINGS } from '../../../../../tests/support/invoice-settings.ts'
import { amountOf } from '../money/amount.ts'
import { bookkeepingHead, bookkeepingLines } from './bookkeeping-csv.ts'
import { datevBatch } from './datev-batch.ts'
import { datevMistakes, parseDatevSettings } from './datev-settings.ts'
import type { Invoice, InvoiceTax } from './invoice.ts'

function taxAt(rate: number, net: number, tax: number, category: InvoiceTax['category'] = 'S'): InvoiceTax {
  return { rate, category, net: amountOf(net), tax: amountOf(tax) }
}

function invoiceWith(taxes: readonly InvoiceTax[], more: Partial<Invoice> = {}): Invoice {
  const [net, tax] = (['net', 'tax'] as const).map((part) => taxes.reduce((all, one) => all + one[part], 0))
  return {
    kind: 'invoice',
    number: 'R-2026-0007',
    issuedOn: '2026-03-09',
    order: { number: 12, placedOn: '2026-03-01' },
    language: 'en',
    currency: 'EUR',
    pricesAreGross: true,
    seller: INVOICE_SETTINGS.seller,
    buyer: { address: addressIn('DE'), email: 'ida@example.org' },
    deliveredOn: '2026-03-08',
    lines: [],
    charges: [],
    taxes,
    net: amountOf(net ?? 0),
    tax: amountOf(tax ?? 0),
    total: amountOf((net ?? 0) + (tax ?? 0)),
    paid: amountOf(0),
    method: 'invoice',
    ...more,
  }
}

function addressIn(country: string, company = '') {
  return { name: 'Ida "Groß"', company, street: 'Gasse 2', postcode: '1010', city: 'Wien', region: '', country }
}

describe('the export for bookkeeping', () => {
  it('has a line for each rate of a document', () => {
    const invoice = invoiceWith([taxAt(1900, 10_000, 1_900), taxAt(700, 2_000, 140)])
    const read = parseCsv(bookkeepingHead(',') + bookkeepingLines(invoice, ','))
    const [head, ...rows] = 'rows' in read ? read.rows.map(({ cells }) => cells) : []
    const shown = rows.map((row) => Object.fromEntries(head?.map((name, place) => [name, row[place]]) ?? []))
    expect(shown).toMatchObject([
      {
        Number: 'R-2026-0007',
        Date: '2026-03-09',
        Buyer: 'Ida "Groß"',
        'Tax rate': '19',
        Net: '100',
        Gross: '119',
      },
      { 'Tax category': 'S', 'Tax rate': '7', Net: '20', Tax: '1.4', Gross: '21.4', Currency: 'EUR' },
    ])
  })

  it('takes credit notes from the sum, and names what they correct', () => {
    const lines = bookkeepingLines(
      invoiceWith([taxAt(1900, 1_000, 190)], {
        kind: 'credit note',
        corrects: { number: 'R-1', issuedOn: '2026-01-01' },
      }),
      ',',
    )
    expect(lines).toContain(',-10,-1.9,-11.9,R-1')
  })

  it('has decimal commas where its cells are divided by semicolons', () => {
    const lines = bookkeepingLines(invoiceWith([taxAt(700, 2_000, 140)]), ';')
    expect(lines).toContain(';7;20;1,4;21,4;')
  })
})

describe('a batch of bookings for DATEV', () => {
  const settings = parseDatevSettings({ datev: { consultant: '29098', client: '55003' } })
  if (!settings) throw new Error('These are numbers.')
  const span = { from: '2026-03-01', to: '2026-03-31' }
  const options = { settings, span, createdAt: '20260401080000000' }
  const linesOf = (...invoices: Invoice[]) => {
    const batch = datevBatch(invoices, options)
    if ('problem' in batch) throw new Error(batch.problem.en)
    return batch.content.replace('\uFEFF', '').split('\r\n')
  }
  const bookings = (...invoices: Invoice[]) =>
    linesOf(...invoices)
      .slice(2, -1)
      .map((line) => line.split(';'))

  it('says in its head whose bookings of which days it holds', () => {
    const [head = '', columns = ''] = linesOf()
    expect(head).toBe(
      '"EXTF";700;21;"Buchungsstapel";13;20260401080000000;;"";"";"";29098;55003;20260101;4;20260301;20260331;"Vitrine";"";1;0;0;"EUR";;"";;;"";;;"";""',
    )
    expect(head.split(';')).toHaveLength(31)
    expect(columns.split(';')).toHaveLength(125)
  })

  it('books each rate from the account of buyers to that of its sales', () => {
    const [first, second] = bookings(invoiceWith([taxAt(1900, 10_000, 1_900), taxAt(700, 2_000, 140)]))
    expect(first).toHaveLength(125)
    expect(first?.slice(0, 14)).toEqual([
      ...[
        '119,00',
        '"S"',
        '"EUR"',
        '',
        '',
        '',
        '10000',
        '8400',
        '',
        '0903',
        '"R-2026-0007"',
        '"12"',
        '',
        '"Ida ""Groß"""',
      ],
    ])
    expect(first?.slice(113, 115)).toEqual(['0', '08032026'])
    expect(second?.[0]).toBe('21,40')
    expect(second?.[7]).toBe('8300')
  })

  it('books credit notes on the other side', () => {
    const [booking] = bookings(invoiceWith([taxAt(1900, 1_000, 190)], { kind: 'credit note', number: 'G-2026-0001' }))
    expect(booking?.slice(0, 2)).toEqual(['11,90', '"H"'])
  })

  it('names the VAT number of businesses in the EU, and the rate of another country', () => {
    const buyer = { address: addressIn('AT', 'Gasse KG'), email: '', vatNumber: 'ATU12345678' }
    const [within] = bookings(invoiceWith([taxAt(0, 5_000, 0, 'K')], { buyer }))
    expect([within?.[7], within?.[13], within?.[39], within?.[40]]).toEqual(['8125', '"Gasse KG"', '"ATU12345678"', ''])
    const own = parseDatevSettings({ datev: { consultant: '29098', client: '55003', accounts: '20 = 8320' } })
    const batch = datevBatch(
      [invoiceWith([taxAt(2000, 1_000, 200)], { buyer: { address: addressIn('AT'), email: '' } })],
      {
        ...options,
        settings: own ?? settings,
      },
    )
    const cells = 'content' in batch ? batch.content.split('\r\n')[2]?.split(';') : []
    expect([cells?.[7], cells?.[39], cells?.[40]]).toEqual(['8320', '"AT"', '20,00'])
  })

  it.each([
    ['a rate without an account', [invoiceWith([taxAt(2500, 1_000, 250)])], span, 'sales of “25”'],
    ['another currency', [invoiceWith([taxAt(1900, 1_000, 190)], { currency: 'CHF' })], span, 'is in CHF'],
    ['days of two years', [], { from: '2026-12-01', to: '2027-01-31' }, 'of one year'],
  ])('is none with %s, and says why', (_, invoices, days, sentence) => {
    expect(datevBatch(invoices, { ...options, span: days })).toMatchObject({
      problem: { en: expect.stringContaining(sentence) },
    })
  })

  it('needs numbers of which each is checked where it is typed', () => {
    expect(parseDatevSettings({ datev: { consultant: '29098' } })).toBeUndefined()
    expect(datevMistakes({})).toEqual([])
    const wrong = { consultant: '12', client: 'x', debtor: '1', accounts: '19 = 8400\nlots = 12' }
    expect(datevMistakes({ datev: wrong }).map(({ path }) => path)).toEqual([
      'datev.consultant',
      'datev.client',
      'datev.debtor',
      'datev.accounts',
    ])
  })
})
