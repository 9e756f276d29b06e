import { text } from '@vitrine/content/core'
import { describe, expect, it } from 'vitest'
import { parseCurrency } from '../money/currency.ts'
import { type CatalogueEntry, nextPriceChange, parseEntry } from './entry.ts'
import { findWanted } from './find.ts'
import { parseWish, wishQuery } from './wish.ts'

const currency = parseCurrency('EUR')
if (!currency) throw new Error('EUR')
const NOW = Date.parse('2026-11-26T12:00:00Z')

const entryOf = (product: object): CatalogueEntry => {
  const entry = parseEntry(product, { currency, local: text })
  if (!entry) throw new Error('It is in no list.')
  return entry
}

const chair = entryOf({
  id: 1,
  title: 'Chair',
  createdAt: '2026-01-01T00:00:00Z',
  categories: [7],
  brand: 3,
  price: 490,
  option1: 'Wood',
  option2: 'Size',
  variants: [
    { value1: 'Oak', value2: 'Small', stock: 0 },
    { value1: 'Oak', value2: 'Large', price: 620, stock: 2 },
    { value1: 'Smoked ash', value2: 'Small', stock: 1 },
  ],
})
const lamp = entryOf({
  id: 2,
  title: 'lamp 10',
  createdAt: '2026-03-01T00:00:00Z',
  price: 300,
  salePrice: 240,
  brand: 4,
})
const bowl = entryOf({
  id: 3,
  title: 'Lamp 9',
  createdAt: '2026-02-01T00:00:00Z',
  price: 68,
  stock: 0,
  whenOut: 'order',
})
const all = [chair, lamp, bowl]

const find = (query: Readonly<Record<string, string | readonly string[]>>) =>
  findWanted(all, parseWish(query, currency), {
    now: NOW,
    locale: 'en',
    brandSlugs: new Map([
      [3, 'halden-rye'],
      [4, 'ash-slip'],
    ]),
  })
const idsOf = (query: Readonly<Record<string, string | readonly string[]>>) => find(query).entries.map(({ id }) => id)

describe('a list of products', () => {
  it('is in the order of the editors, and in every other that is asked for', () => {
    expect(idsOf({})).toEqual([1, 2, 3])
    expect(idsOf({ sort: 'newest' })).toEqual([2, 3, 1])
    expect(idsOf({ sort: 'cheapest' })).toEqual([3, 2, 1])
    expect(idsOf({ sort: 'dearest' })).toEqual([1, 2, 3])
    expect(idsOf({ sort: 'name' })).toEqual([1, 3, 2])
    expect(idsOf({ sort: '__proto__' })).toEqual([1, 2, 3])
  })
  it('finds a product by what one of its variants is, and not by what several are together', () => {
    expect(idsOf({ 'o-wood': 'oak' })).toEqual([1])
    expect(idsOf({ 'o-wood': 'smoked-ash', 'o-size': 'small' })).toEqual([1])
    expect(idsOf({ 'o-wood': 'smoked-ash', 'o-size': 'large' })).toEqual([])
    expect(idsOf({ 'o-wood': ['smoked-ash', 'oak'], 'o-size': 'large' })).toEqual([1])
    expect(idsOf({ 'o-wood': 'oak', 'o-size': 'small', available: '1' })).toEqual([])
  })
  it('leaves out what cannot be had, if only that is wanted; what is made to order can be had', () =>
    expect(idsOf({ available: '1' })).toEqual([1, 2, 3]))
  it('finds by the price that counts now', () => {
    expect(idsOf({ to: '240' })).toEqual([2, 3])
    expect(idsOf({ from: '241', to: '299,99' })).toEqual([])
    expect(idsOf({ from: '600' })).toEqual([1])
    expect(idsOf({ from: 'x', to: '-1' })).toEqual([1, 2, 3])
  })
  it('finds by brand', () => expect(idsOf({ brand: ['ash-slip', 'nobody'] })).toEqual([2]))
  it('offers the options that leave a choice, whatever was chosen', () => {
    const { facets, range, brands } = find({ 'o-wood': 'oak' })
    expect(facets.map(({ name, values }) => [name, values.map(({ label }) => label)])).toEqual([
      ['wood', ['Oak', 'Smoked ash']],
      ['size', ['Large', 'Small']],
    ])
    expect(range).toEqual({ lowest: 6800, highest: 49_000 })
    expect(brands).toEqual([3, 4])
  })
})

describe('a wish', () => {
  it('has an address that means the same', () => {
    const query = { 'o-wood': ['oak', 'ash'], brand: 'x', from: '10', to: '20.5', available: '1', sort: 'name' }
    const address = wishQuery(parseWish(query, currency), currency)
    expect(address).toBe('?o-wood=oak&o-wood=ash&brand=x&from=10.00&to=20.50&available=1&sort=name')
  })
  it('that wants nothing has none', () =>
    expect(wishQuery(parseWish({ sort: 'place', from: '', to: '', other: 'x' }, currency), currency)).toBe(''))
  it('is bounded', () => {
    const values = Array.from({ length: 1000 }, (_, place) => String(place))
    const wish = parseWish({ brand: [...values, 'x'.repeat(5000)], 'o-a': 'x'.repeat(5000) }, currency)
    expect(wish.brands).toHaveLength(20)
    expect(wish.options.size).toBe(0)
  })
})

describe('an entry', () => {
  it.each([[{}], [{ title: 'No price' }], [{ price: 10 }]])('is none without a name and a price: %j', (product) =>
    expect(parseEntry(product, { currency, local: text })).toBeUndefined())
  it('says when the first of several prices changes', () => {
    const later = (hours: number) => new Date(NOW + hours * 3_600_000).toISOString()
    const sold = [5, 3, -1].map((hours, id) =>
      entryOf({ id, title: 'x', price: 10, salePrice: 5, saleFrom: later(hours) }),
    )
    expect(nextPriceChange(sold, NOW)).toBe(NOW + 3 * 3_600_000)
    expect(nextPriceChange([lamp], NOW)).toBeUndefined()
  })
})
