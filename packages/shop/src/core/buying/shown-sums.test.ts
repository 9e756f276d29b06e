import { expect, it } from 'vitest'
import { currencyOf } from '../currency-code.ts'
import { amountOf, NOTHING } from '../money/amount.ts'
import { buyingTexts } from './buying-texts.ts'
import { type SummedPrice, shownSums } from './shown-sums.ts'

const taxed = (rate: number, tax: number) => ({
  rate,
  category: 'S' as const,
  net: NOTHING,
  tax: amountOf(tax),
  taxOfLines: amountOf(tax),
  taxOfSum: amountOf(tax),
})

const PRICE: SummedPrice = {
  currency: currencyOf('EUR'),
  pricesAreGross: true,
  lines: [{ value: amountOf(10_000), discount: amountOf(1_000) }],
  coupons: ['SPRING'],
  shipping: { label: 'Parcel', price: amountOf(490) },
  taxes: [taxed(1_900, 1_515)],
  total: amountOf(9_490),
}

const rows = (more: Partial<SummedPrice>, locale = 'en') =>
  shownSums({ ...PRICE, ...more }, { texts: buyingTexts(locale), locale }).map(({ label, amount = '' }) =>
    `${label} ${amount}`.trim().replaceAll('\u00a0', ' '),
  )

it('sums name what is within the total', () =>
  expect(rows({})).toEqual([
    'Subtotal €100.00',
    'Discount SPRING -€10.00',
    'Shipping: Parcel €4.90',
    'Total €94.90',
    'includes 19% VAT €15.15',
  ]))

it('sums of net prices add the tax, in the language of the page', () =>
  expect(
    rows(
      {
        pricesAreGross: false,
        coupons: [],
        lines: [{ value: amountOf(9_000), discount: NOTHING }],
        total: amountOf(11_005),
      },
      'de',
    ),
  ).toEqual(['Zwischensumme 90,00 €', 'Versand: Parcel 4,90 €', '19 % MwSt. 15,15 €', 'Gesamtsumme 110,05 €']))

it('sums of a sale without tax take it out of gross prices', () => {
  const taxes = [{ ...taxed(0, 0), category: 'G' as const }]
  expect(rows({ taxes, total: amountOf(7_975), shipping: { label: '', price: NOTHING } })).toEqual([
    'Subtotal €100.00',
    'Discount SPRING -€10.00',
    'Shipping free',
    'VAT that is not charged -€10.25',
    'Total €79.75',
  ])
})

it('sums of an exempt seller say so', () =>
  expect(rows({ taxes: [{ ...taxed(0, 0), category: 'E' }] }).at(-1)).toBe('No VAT is charged.'))
