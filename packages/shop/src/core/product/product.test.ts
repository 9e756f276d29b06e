import { text } from '@vitrine/content/core'
import { describe, expect, it } from 'vitest'
import { parseCurrency } from '../money/currency.ts'
import { productMistakes } from './product-mistakes.ts'
import { availabilityOf, bestAvailability, FEW_PIECES } from './stock.ts'
import { MAX_VARIANTS, parseProduct } from './stored-product.ts'

const EUR = parseCurrency('EUR')
if (!EUR) throw new Error('EUR')
const parse = (product: object) => parseProduct(product, { currency: EUR, local: text })
const pathsOf = (product: object) => productMistakes(product, EUR).map(({ path }) => path)

const lamp = { price: 240, sku: 'LAMP', stock: 3 }
const chair = {
  price: 490,
  salePrice: 450,
  weight: 6200,
  deliveryTime: '3 weeks',
  option1: 'Wood',
  variants: [
    { id: 'oak', value1: 'Oak', sku: 'CHAIR-OAK', stock: 4 },
    { id: 'ash', value1: 'Ash', sku: 'CHAIR-ASH', price: 520, weight: 6500 },
  ],
}

describe('a stored product', () => {
  it('without options is one thing to buy', () =>
    expect(parse(lamp)).toEqual({
      kind: 'goods',
      options: [],
      variants: [{ id: '', values: [], sku: 'LAMP', stock: 3, whenOut: 'end', plan: { regular: 24_000 } }],
    }))
  it('says for its variants what they do not say', () => {
    const [oak, ash] = parse(chair).variants
    expect(oak).toMatchObject({
      grams: 6200,
      deliveryTime: '3 weeks',
      plan: { regular: 49_000, reduced: { price: 45_000 } },
    })
    expect(ash).toMatchObject({ grams: 6500, deliveryTime: '3 weeks', plan: { regular: 52_000 } })
    expect(ash?.plan).not.toHaveProperty('reduced')
  })
  it('never says for them what only they have', () => {
    const { variants } = parse({ ...chair, sku: 'CHAIR', stock: 9, gtin: '4006381333931', image: 7 })
    expect(variants[1]).not.toHaveProperty('stock')
    expect(variants[1]).not.toHaveProperty('gtin')
    expect(variants[1]).not.toHaveProperty('image')
    expect(variants.map(({ sku }) => sku)).toEqual(['CHAIR-OAK', 'CHAIR-ASH'])
  })
  it.each([
    [{}],
    [{ variants: 'x', option1: 7 }],
    [{ option1: 'A', variants: [null, 3, {}] }],
    [{ price: Number.NaN, stock: -1, whenOut: [], kind: 'x' }],
  ])('that says nothing sensible is read all the same: %j', (raw) => expect(parse(raw).variants.length).toBe(1))
})

describe('what keeps a product from being published', () => {
  it('is nothing where all is right', () => {
    expect(pathsOf(lamp)).toEqual([])
    expect(pathsOf(chair)).toEqual([])
    expect(pathsOf({ ...chair, price: undefined, salePrice: undefined, variants: [chair.variants[1]] })).toEqual([])
  })
  it.each<[string, object, readonly string[]]>([
    ['no price', {}, ['price']],
    ['a variant without one', { ...chair, price: null, salePrice: null }, ['price']],
    ['too many decimals', { price: 1.234 }, ['price']],
    ['a reduced price that is higher', { price: 10, salePrice: 10 }, ['salePrice']],
    ['a reduction that ends first', { ...lamp, saleFrom: '2026-02-02', saleUntil: '2026-02-01' }, ['saleUntil']],
    ['a SKU that is none', { price: 1, sku: '<b>' }, ['sku']],
    ['a GTIN with a wrong digit', { price: 1, gtin: '4006381333930' }, ['gtin']],
    ['a content without its unit', { price: 1, contentAmount: 250 }, ['contentAmount']],
    ['a unit without a content', { price: 1, contentUnit: 'g' }, ['contentAmount']],
    ['an option without variants', { price: 1, option1: 'Wood' }, ['variants']],
    ['variants without an option', { price: 1, variants: [{}] }, ['option1']],
    ['a second option without a first', { price: 1, option2: 'Size' }, ['option1']],
    ['a variant without a value', { price: 1, option1: 'Wood', variants: [{}] }, ['variants.0.value1']],
    [
      'two variants of the same values',
      { price: 1, option1: 'Wood', variants: [{ value1: 'Oak' }, { value1: ' oak' }] },
      ['variants.1.value1'],
    ],
    [
      'a SKU that stands there twice',
      {
        price: 1,
        option1: 'Wood',
        variants: [
          { value1: 'Oak', sku: 'A' },
          { value1: 'Ash', sku: 'a' },
        ],
      },
      ['variants.1.sku'],
    ],
  ])('is %s', (_, product, paths) => expect(pathsOf(product)).toEqual(paths))
  it('is too many variants', () => {
    const variants = Array.from({ length: MAX_VARIANTS + 1 }, (_, place) => ({ value1: String(place) }))
    expect(pathsOf({ price: 1, option1: 'Number', variants })).toEqual(['variants'])
  })
  it('is said in both languages, and differs', () => {
    for (const { text: words } of productMistakes({ option2: 'x', variants: [{}], gtin: '1', salePrice: -1 }, EUR)) {
      expect(words.de).not.toBe(words.en)
    }
  })
})

describe('availability', () => {
  it('names no number, and says when few are left', () => {
    const read = [undefined, FEW_PIECES + 1, FEW_PIECES, 1, 0].map((pieces) => availabilityOf(pieces, 'end'))
    expect(read).toEqual(['in-stock', 'in-stock', 'few', 'few', 'sold-out'])
  })
  it('goes on where the product can be ordered', () => expect(availabilityOf(0, 'order')).toBe('on-order'))
  it('of a product is the best of its variants', () => {
    expect(bestAvailability(['sold-out', 'few'])).toBe('few')
    expect(bestAvailability([])).toBe('sold-out')
  })
})
