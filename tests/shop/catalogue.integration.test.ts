import { contentCache } from '@vitrine/content/cache'
import { list, record } from '@vitrine/content/core'
import { type Contents, createUntyped, type Query } from '@vitrine/content/queries'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shopContents } from '../../packages/shop/src/server/shop-contents.ts'
import type { TestContent } from '../support/content.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { openShopContent } from '../support/shop-content.ts'

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

describe.each(['sqlite', 'postgres'] as const)('the catalogue on %s', (kind) => {
  let content: TestContent
  let contents: Contents
  let chair: number
  let furniture: number

  const create = async (collection: 'products' | 'product-categories' | 'product-brands', data: object) =>
    (await createUntyped(content.payload, { collection, data, locale: 'en' })).id
  const product = (data: object) => create('products', { _status: 'published', ...data })

  beforeAll(async () => {
    content = await openShopContent(
      kind === 'postgres' ? await postgres.createDatabase('catalogue', { migrated: false }) : '',
    )
    contents = shopContents(content.payload)
    furniture = await create('product-categories', { title: 'Furniture' })
    const brand = await create('product-brands', { title: 'Halden' })
    await create('product-brands', { title: 'Nobody' })
    chair = await product({
      title: 'Chair',
      place: 1,
      price: 490,
      categories: [furniture],
      brand,
      option1: 'Wood',
      variants: [
        { blockType: 'productVariant', value1: 'Oak', sku: 'C-OAK', stock: 0 },
        { blockType: 'productVariant', value1: 'Ash', sku: 'C-ASH', price: 520 },
      ],
    })
    await product({ title: 'Lamp', place: 2, price: 240, sku: 'LAMP' })
    await product({ title: 'Bench', place: 3, price: 900, categories: [furniture] })
    await product({ title: 'For members', price: 1, visibility: 'members' })
    await create('products', { title: 'A draft', price: 2, _status: 'draft' })
  })

  afterAll(() => content.close())

  /** The first block of the page at a path, as it is filled. */
  const blockAt = async (path: string, query: Query = {}, part = 1) => {
    // This process has changed the content itself.
    contentCache(content.payload).expire()
    const page = await contents.page(path, 'en', query)
    const parts = page && (await contents.fill(page.layout, { path, locale: 'en', part }))
    return { block: record(page?.layout[0]), parts }
  }
  const titlesAt = async (path: string, query?: Query, part?: number) =>
    list((await blockAt(path, query, part)).block.products).map(({ title }) => title)

  it('lists what is published and for everyone, in the order of the editors', async () => {
    expect(await titlesAt('/shop/')).toEqual(['Chair', 'Lamp', 'Bench'])
    expect(await titlesAt('/shop/category/furniture/')).toEqual(['Chair', 'Bench'])
    expect(await titlesAt('/shop/brand/halden/')).toEqual(['Chair'])
    expect(await contents.page('/shop/category/nothing/', 'en')).toBeUndefined()
    expect(await contents.page('/shop/a-draft/', 'en')).toBeUndefined()
  })

  it('finds what the address asks for', async () => {
    expect(await titlesAt('/shop/', { 'o-wood': 'ash', from: '500' })).toEqual(['Chair'])
    expect(await titlesAt('/shop/', { 'o-wood': 'oak', available: '1' })).toEqual([])
    expect(await titlesAt('/shop/', { sort: 'dearest', to: '600' })).toEqual(['Chair', 'Lamp'])
    expect(await titlesAt('/shop/', { brand: 'halden' })).toEqual(['Chair'])
  })

  it('stands on pages of so many products as its editors want', async () => {
    const { payload } = content
    await payload.updateGlobal({ slug: 'shop-settings', data: { count: 2 } })
    expect((await blockAt('/shop/')).parts).toBe(2)
    expect(await titlesAt('/shop/', {}, 2)).toEqual(['Bench'])
    await payload.updateGlobal({ slug: 'shop-settings', data: { count: 12 } })
  })

  it('knows of a change at once', async () => {
    const { payload } = content
    await payload.update({ collection: 'products', id: chair, data: { price: 100 } })
    expect(await titlesAt('/shop/', { to: '150' })).toEqual(['Chair'])
    await payload.update({ collection: 'products', id: chair, data: { price: 490 } })
    expect(await titlesAt('/shop/', { to: '150' })).toEqual([])
  })

  it('has each product with its variants, its prices of before, and products like it', async () => {
    const page = await contents.page('/shop/chair/', 'en', { variant: 'C-ASH' })
    const [detail, beside] = list(page?.layout)
    expect(detail).toMatchObject({ blockType: 'productDetail', variant: 'C-ASH' })
    expect(list(detail?.history).map(({ regular }) => Number(regular))).toEqual([49_000, 52_000, 10_000, 49_000])
    expect(beside).toMatchObject({ blockType: 'productsBeside', name: 'related', products: [{ title: 'Bench' }] })
  })

  it('is in the sitemap, without what is not for everyone', async () => {
    const paths = (await contents.listed('en')).map(({ path }) => path)
    expect(paths.filter((path) => path.startsWith('/shop/'))).toEqual([
      '/shop/',
      '/shop/bench/',
      '/shop/chair/',
      '/shop/lamp/',
      '/shop/category/furniture/',
      '/shop/brand/halden/',
      '/shop/brand/nobody/',
    ])
  })
})
