import type { ImportedItem } from '@vitrine/kit/core'
import { describe, expect, it } from 'vitest'
import { exported, exportTools } from '../../testing/woocommerce/exported.ts'
import { convertProduct } from './convert-product.ts'

const converted = (product: ImportedItem, parts: readonly ImportedItem[] = []) => {
  const { tools, notes } = exportTools(parts)
  return { ...convertProduct(product, tools), notes }
}

const attributes = (value: object) => ({ _product_attributes: JSON.stringify(value) })

const SIZE = {
  size: { name: 'Size', value: 'Low | High', position: 0, is_visible: 1, is_variation: 1, is_taxonomy: 0 },
}

const variable = (metas: Readonly<Record<string, string>> = {}) =>
  exported({
    terms: [{ taxonomy: 'product_type', slug: 'variable', name: 'variable' }],
    metas: { ...attributes(SIZE), ...metas },
  })

const variation = (id: number, metas: Readonly<Record<string, string>>, status = 'publish') =>
  exported({ id, kind: 'product_variation', status, metas })

describe('a product of WooCommerce', () => {
  it('has the price that is not reduced, and the reduced one with its days', () =>
    expect(
      converted(
        exported({
          metas: { _regular_price: '12.5', _sale_price: '10', _price: '10', _sale_price_dates_to: '1796601599' },
        }),
      ),
    ).toMatchObject({ isDraft: false, data: { price: 12.5, salePrice: 10, saleUntil: '2026-12-06T23:59:59.000Z' } }))
  it('has the price of old exports, which name one only', () =>
    expect(converted(exported({ metas: { _price: '7' } }))).toMatchObject({ isDraft: false, data: { price: 7 } }))
  it.each([
    [{ _manage_stock: 'yes', _stock: '4.0000', _stock_status: 'instock' }, 4],
    [{ _manage_stock: 'yes', _stock: '-2', _stock_status: 'onbackorder' }, 0],
    [{ _manage_stock: 'no', _stock: '4', _stock_status: 'outofstock' }, 0],
    [{ _manage_stock: 'no', _stock: '4', _stock_status: 'instock' }, null],
  ])('counts pieces of %j as %s', (metas, stock) =>
    expect(converted(exported({ metas: { _regular_price: '10', ...metas } }))).toHaveProperty('data.stock', stock))
  it.each([
    [{ _virtual: 'no', _downloadable: 'no' }, 'goods'],
    [{ _virtual: 'yes', _downloadable: 'no' }, 'service'],
    [{ _virtual: 'yes', _downloadable: 'yes' }, 'digital'],
  ])('is with %j of the kind %s', (metas, kind) =>
    expect(converted(exported({ metas: { _regular_price: '10', ...metas } }))).toMatchObject({ data: { kind } }))
  it('to download needs its files to be published, and without any is a draft', () => {
    const file = 'https://shop.example/wp-content/uploads/plan.pdf'
    const metas = { _regular_price: '10', _virtual: 'yes', _downloadable: 'yes' }
    const files = [{ $source: 'file:plan.pdf' }]
    expect(
      converted(exported({ metas: { ...metas, _downloadable_files: JSON.stringify({ a: { file } }) } })),
    ).toMatchObject({ data: { kind: 'digital', files }, needs: files, isDraft: false })
    expect(converted(exported({ metas }))).toMatchObject({ isDraft: true })
  })
  it('is a draft while it has no price, and says so', () => {
    const { notes, ...product } = converted(exported({ metas: {} }))
    expect(product).toMatchObject({ isDraft: true })
    expect(notes.join()).toContain('A product came as a draft.')
  })
  it('is a draft where its class of tax is not known here', () => {
    const product = converted(exported({ metas: { _regular_price: '10', _tax_class: 'books' } }))
    expect(product).toMatchObject({ isDraft: true, data: { taxClass: 'standard' } })
    expect(product.notes).toContain('Products of the tax class “books” came as drafts: choose a class for each')
  })
  it('empties what it does not name, so that a reduction that ended there ends here', () =>
    expect(converted(exported())).toMatchObject({
      data: { price: 10, salePrice: null, saleUntil: null, sku: null, stock: null, option1: null, variants: [] },
    }))
  it('keeps attributes without variants as words of its description', () => {
    const material = { name: 'Material', value: 'Oak & ash | Oil', is_visible: 1, is_variation: 0, is_taxonomy: 0 }
    const product = converted(
      exported({ content: 'Words', metas: { _regular_price: '10', ...attributes({ material }) } }),
    )
    expect(JSON.stringify(product)).toContain(
      'Words\\n\\n<ul><li><strong>Material:</strong> Oak &amp; ash, Oil</li></ul>',
    )
  })
  it('names its images, related products and terms, without those that are not in the export', () =>
    expect(
      converted(
        exported({
          terms: [{ taxonomy: 'product_cat', slug: 'chairs', name: 'Chairs' }],
          metas: {
            ...{ _regular_price: '10', _thumbnail_id: '3', _product_image_gallery: '4,999,5' },
            _upsell_ids: 'a:1:{}',
            _crosssell_ids: '7,999',
          },
        }),
      ),
    ).toMatchObject({
      data: {
        categories: [{ $source: 'term:product_cat:chairs' }],
        image: { $source: 'item:3' },
        gallery: [{ $source: 'item:4' }, { $source: 'item:5' }],
        related: [],
        goesWith: [{ $source: 'item:7' }],
      },
    }))
  it('is refused in words that name its item where it is of an unknown type', () =>
    expect(
      converted(exported({ terms: [{ taxonomy: 'product_type', slug: 'grouped', name: 'grouped' }] })),
    ).toMatchObject({
      problem: 'Vitrine has no products of the type “grouped”.',
    }))
  it('is refused with the number of the variation whose price is none', () =>
    expect(converted(variable(), [variation(5, { attribute_size: 'Low', _regular_price: 'ask' })])).toMatchObject({
      problem: 'Item 5: “ask” under “Regular price” is no number.',
    }))
})

describe('variations of WooCommerce', () => {
  it('are variants with rows that are the same in each import', () =>
    expect(
      converted(variable(), [
        variation(5, { attribute_size: 'Low', _regular_price: '10', _sku: 'S-L', _thumbnail_id: '8' }),
        variation(6, { attribute_size: 'High', _regular_price: '12' }),
      ]),
    ).toMatchObject({
      isDraft: false,
      data: {
        option1: 'Size',
        variants: [
          { id: '000000000000000000050000', value1: 'Low', price: 10, sku: 'S-L', image: { $source: 'item:8' } },
          { id: '000000000000000000060000', value1: 'High', price: 12 },
        ],
      },
    }))
  it('for any value are one variant for each, of which the first has the code', () =>
    expect(
      converted(variable(), [variation(5, { attribute_size: '', _regular_price: '10', _sku: 'S' })]),
    ).toMatchObject({
      isDraft: false,
      data: {
        variants: [
          { id: '000000000000000000050000', value1: 'Low', sku: 'S' },
          { id: '000000000000000000050001', value1: 'High', sku: null },
        ],
      },
    }))
  it('for any value that count their pieces wait for their owner to divide them', () =>
    expect(
      converted(variable(), [
        variation(5, { attribute_size: '', _regular_price: '10', _manage_stock: 'yes', _stock: '3' }),
      ]),
    ).toMatchObject({ isDraft: true }))
  it('of one stock wait for their owner to divide it', () =>
    expect(
      converted(variable({ _manage_stock: 'yes', _stock: '9' }), [
        variation(5, { attribute_size: 'Low', _regular_price: '10' }),
      ]),
    ).toMatchObject({ isDraft: true, data: { stock: null } }))
  it('that were reduced on different days wait for their owner', () =>
    expect(
      converted(variable(), [
        variation(5, {
          attribute_size: 'Low',
          _regular_price: '10',
          _sale_price: '9',
          _sale_price_dates_to: '1796601599',
        }),
        variation(6, { attribute_size: 'High', _regular_price: '10', _sale_price: '9' }),
      ]),
    ).toMatchObject({ isDraft: true }))
  it('that were switched off are left out, and named', () => {
    const { notes, ...product } = converted(variable(), [
      variation(5, { attribute_size: 'Low', _regular_price: '10' }),
      variation(6, { attribute_size: 'High', _regular_price: '12' }, 'private'),
    ])
    expect(product).toMatchObject({ data: { variants: [{ value1: 'Low' }] } })
    expect(notes).toContain('Variations that were switched off were left out')
  })
  it('have the names of shared attributes and of their values', () => {
    const shared = { name: 'pa_seat-height', value: '', position: 0, is_visible: 1, is_variation: 1, is_taxonomy: 1 }
    const product = exported({
      terms: [
        { taxonomy: 'product_type', slug: 'variable', name: 'variable' },
        { taxonomy: 'pa_seat-height', slug: 'low', name: 'The low' },
      ],
      metas: attributes({ 'pa_seat-height': shared }),
    })
    expect(
      converted(product, [variation(5, { 'attribute_pa_seat-height': 'low', _regular_price: '10' })]),
    ).toMatchObject({ data: { option1: 'Seat height', variants: [{ value1: 'The low' }] } })
  })
  it('are at most as many as a product takes', () => {
    const many = Array.from({ length: 120 }, (_, place) => `Size ${place}`).join(' | ')
    const product = variable({ ...attributes({ size: { ...SIZE.size, value: many } }) })
    const open = [variation(5, { attribute_size: '', _regular_price: '10' })]
    expect(converted(product, open)).toHaveProperty('data.variants.length', 101)
  })
})
