import { createUntyped, updateUntyped } from '@vitrine/content/queries'
import { runSql, sql } from '@vitrine/content/sql'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askPath, signIn, uploadFile } from '../support/api.ts'
import type { TestContent } from '../support/content.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { openShopContent } from '../support/shop-content.ts'

const smallImage = async () =>
  new Uint8Array(
    await sharp({ create: { width: 4, height: 4, channels: 3, background: 'teal' } })
      .png()
      .toBuffer(),
  )

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

const CHAIR = {
  title: 'Chair no. 4',
  price: 490,
  option1: 'Wood',
  variants: [
    { blockType: 'productVariant' as const, id: 'oak', value1: 'Oak', sku: 'CHAIR-OAK', stock: 4 },
    { blockType: 'productVariant' as const, id: 'ash', value1: 'Ash', sku: 'CHAIR-ASH', price: 520 },
  ],
}

describe.each(['sqlite', 'postgres'] as const)('products on %s', (kind) => {
  let content: TestContent

  beforeAll(async () => {
    content = await openShopContent(
      kind === 'postgres' ? await postgres.createDatabase('products', { migrated: false }) : '',
    )
  })

  afterAll(() => content.close())

  const create = (data: object) =>
    createUntyped(content.payload, {
      collection: 'products',
      data: { title: 'Lamp', price: 240, _status: 'published', ...data },
      locale: 'en',
    })
  /** Paths of the fields that keep a product from being published. */
  const mistakesOf = async (data: object): Promise<unknown> =>
    create(data).then(
      () => [],
      (error) => error.data.errors.map(({ path }: { readonly path: string }) => path),
    )
  const skusOf = async (product: number) => {
    const rows = await runSql(
      content.payload,
      sql`select sku from product_skus where product = ${product} order by sku`,
    )
    return rows.map(({ sku }) => sku)
  }
  const pricesOf = async (product: number) => {
    const rows = await runSql(
      content.payload,
      sql`select variant, regular, reduced from product_prices where product = ${product} order by id`,
    )
    return rows.map(({ variant, regular, reduced }) => [
      variant,
      Number(regular),
      reduced === null ? null : Number(reduced),
    ])
  }

  it('stand below the address of the shop in each language, and move with it', async () => {
    const { id } = await create({ title: 'Walnut bowl' })
    const { payload } = content
    await payload.update({
      collection: 'products',
      id,
      locale: 'de',
      data: { title: 'Nussbaumschale', slug: 'schale' },
    })
    const paths = async () => (await payload.findByID({ collection: 'products', id })).paths
    expect(await paths()).toEqual({ en: '/shop/walnut-bowl/', de: '/shop/schale/' })
    await payload.updateGlobal({ slug: 'shop-settings', data: { slug: 'objects' } })
    expect(await paths()).toEqual({ en: '/objects/walnut-bowl/', de: '/objects/schale/' })
    await payload.updateGlobal({ slug: 'shop-settings', data: { slug: 'shop' } })
  })

  it('are published in one language while another is half done', async () => {
    const { id } = await create({ title: 'Stool of two languages', stock: 7 })
    const { payload } = content
    const save = (locale: 'en' | 'de', data: object, draft = false) =>
      updateUntyped(payload, { collection: 'products', id, locale, draft, data })
    const read = (draft: boolean) =>
      payload.findByID({ collection: 'products', id, locale: 'all', fallbackLocale: false, draft, depth: 0 })
    await save('de', { title: 'Nie' }, true)
    await save('en', { title: 'Corrected', _status: 'published' })
    expect(await read(false)).toMatchObject({ title: { en: 'Corrected' }, languages: ['en'], stock: 7 })
    expect(await read(true)).toMatchObject({ title: { en: 'Corrected', de: 'Nie' }, _status: 'draft' })
    await save('de', { _status: 'published' })
    await save('de', { title: 'Halbfertig' }, true)
    await save('en', { title: 'Corrected again', _status: 'published' })
    expect(await read(false)).toMatchObject({ title: { en: 'Corrected again', de: 'Nie' }, languages: ['en', 'de'] })
  })

  it('hold their variants as they were written, in each language', async () => {
    const { id } = await create(CHAIR)
    const { payload } = content
    const { variants = [] } = await payload.findByID({ collection: 'products', id, depth: 0 })
    expect(variants).toMatchObject([
      { value1: 'Oak', stock: 4 },
      { value1: 'Ash', price: 520 },
    ])
    const german = (variants ?? []).map((row, place) => ({ ...row, value1: ['Eiche', 'Esche'][place] }))
    await payload.update({
      collection: 'products',
      id,
      locale: 'de',
      data: { title: 'Stuhl Nr. 4', option1: 'Holz', variants: german },
    })
    const read = async (locale: 'en' | 'de') =>
      (await payload.findByID({ collection: 'products', id, locale })).variants?.map((row) => row.value1)
    expect([await read('en'), await read('de')]).toEqual([
      ['Oak', 'Ash'],
      ['Eiche', 'Esche'],
    ])
    await payload.delete({ collection: 'products', id })
  })

  it('are not published with mistakes, which are named field by field; drafts may have any', async () => {
    expect(await mistakesOf({ price: undefined })).toEqual(['price'])
    expect(await mistakesOf({ ...CHAIR, variants: [{ ...CHAIR.variants[0], gtin: '123' }] })).toEqual([
      'variants.0.gtin',
    ])
    const draft = await create({ gtin: '123', price: null, _status: 'draft' })
    expect(draft).toMatchObject({ gtin: '123', _status: 'draft' })
  })

  it('have decimals as the currency of the shop has', async () => {
    const { payload } = content
    await payload.updateGlobal({ slug: 'shop-settings', data: { currency: 'JPY' } })
    expect(await mistakesOf({ price: 12.5 })).toEqual(['price'])
    await payload.updateGlobal({ slug: 'shop-settings', data: { currency: 'EUR' } })
    await expect(payload.updateGlobal({ slug: 'shop-settings', data: { currency: 'EUX' } })).rejects.toThrow()
  })

  it('have SKUs that no other product has, from publishing until they are in the trash', async () => {
    const { payload } = content
    const first = await create(CHAIR)
    expect(await skusOf(first.id)).toEqual(['chair-ash', 'chair-oak'])
    expect(await mistakesOf({ sku: 'Chair-Oak' })).toEqual(['sku'])
    await payload.update({ collection: 'products', id: first.id, data: { title: 'Chair' } })
    expect(await skusOf(first.id)).toEqual(['chair-ash', 'chair-oak'])
    await payload.update({ collection: 'products', id: first.id, draft: true, data: { variants: [] } })
    expect(await skusOf(first.id)).toEqual(['chair-ash', 'chair-oak'])
    await payload.update({ collection: 'products', id: first.id, data: { deletedAt: new Date().toISOString() } })
    expect(await skusOf(first.id)).toEqual([])
    const second = await create({ sku: 'CHAIR-OAK' })
    expect(await skusOf(second.id)).toEqual(['chair-oak'])
    await payload.delete({ collection: 'products', id: second.id })
    expect(await skusOf(second.id)).toEqual([])
  })

  it('have a SKU that is made where they were given none', async () => {
    const { id } = await create({})
    expect(await skusOf(id)).toEqual([`p${id}`])
  })

  it('have each price noted once when it is published, and none of a draft', async () => {
    const { payload } = content
    const { id } = await create({ price: 240 })
    const save = (data: object, draft = false) =>
      payload.update({ collection: 'products', id, data: { _status: draft ? 'draft' : 'published', ...data }, draft })
    await save({ title: 'Lamp no. 2' })
    await save({ price: 99 }, true)
    await save({ price: 240, salePrice: 200 })
    await save({ salePrice: null })
    expect(await pricesOf(id)).toEqual([
      ['', 24_000, null],
      ['', 24_000, 20_000],
      ['', 24_000, null],
    ])
    await payload.delete({ collection: 'products', id })
    expect(await pricesOf(id)).toEqual([])
  })

  describe('as a file', () => {
    let administrator: string
    let author: string
    const send = async (csv: string, query = '', token = administrator) => {
      const headers = { 'content-type': 'text/csv' }
      const answer = await askPath(
        content,
        `/products/file?locale=en${query}`,
        { method: 'POST', body: csv, headers },
        token,
      )
      return { status: answer.status, body: await answer.json() }
    }
    const outcomes = async (csv: string, query = '') => {
      const { body } = await send(csv, query)
      return body.outcomes.map(({ outcome, notes }: { outcome: string; notes: string[] }) => [outcome, ...notes])
    }
    const HEAD =
      'Type,SKU,Name,Published,Regular price,Stock,Categories,Images,Parent,Attribute 1 name,Attribute 1 value(s)'
    const STOOL = [
      HEAD,
      'variable,STOOL,Stool,1,120,,"Seats > Stools, New",https://old.example/stool.jpg,,Wood,"Oak, Ash"',
      'variation,STOOL-OAK,,,,4,,,STOOL,Wood,Oak',
      'variation,STOOL-ASH,,,130,0,,,STOOL,Wood,Ash',
      '',
    ].join('\n')

    beforeAll(async () => {
      administrator = await signIn(content, 'administrator')
      author = await signIn(content, 'author')
    })

    it('are looked at before anything changes', async () => {
      expect(await outcomes(STOOL, '&dry=1')).toEqual([
        [
          'new',
          '“Stools” is new among the terms.',
          '“New” is new among the terms.',
          'The media library has no file “stool.jpg”. Upload it and import the file again.',
        ],
      ])
      expect(
        (await content.payload.count({ collection: 'products', where: { title: { equals: 'Stool' } } })).totalDocs,
      ).toBe(0)
      expect((await content.payload.count({ collection: 'product-categories' })).totalDocs).toBe(0)
    })

    it('come into the catalogue with variants, stock, terms and images, and are the same the second time', async () => {
      await uploadFile(content, ['stool.png', await smallImage()], administrator)
      expect(await outcomes(STOOL)).toEqual([
        ['new', '“Stools” is new among the terms.', '“New” is new among the terms.'],
      ])
      const { docs } = await content.payload.find({ collection: 'products', where: { sku: { equals: 'STOOL' } } })
      expect(docs).toMatchObject([
        {
          title: 'Stool',
          _status: 'published',
          price: 120,
          option1: 'Wood',
          categories: [{ title: 'Stools' }, { title: 'New' }],
          image: { filename: expect.stringMatching(/^stool\./) },
          variants: [
            { value1: 'Oak', sku: 'STOOL-OAK', stock: 4 },
            { value1: 'Ash', sku: 'STOOL-ASH', price: 130, stock: 0 },
          ],
        },
      ])
      expect(await skusOf(Number(docs[0]?.id))).toEqual(['stool-ash', 'stool-oak'])
      expect(await outcomes(STOOL)).toEqual([['same']])
    })

    it('are found again by the SKU of a variant, and change alone what is another', async () => {
      expect(await outcomes(STOOL.replace('120', '125').replace(',4,', ',9,'))).toEqual([
        ['changed', 'Changes: price, variants'],
      ])
      const stock = await runSql(content.payload, sql`select sku, on_hand from shop_stock where sku = 'STOOL-OAK'`)
      expect(stock.map((row) => Number(row.on_hand))).toEqual([9])
    })

    it('are refused one by one, in the words of the form, and the others come', async () => {
      const csv = [
        HEAD,
        'simple,STOOL-OAK,Thief,1,10,,,,,,',
        'simple,NOPRICE,No price,1,,,,,,,',
        'simple,DRAFT,A draft,0,,,,,,,',
        'simple,,,1,3,,,,,,',
        '',
      ].join('\n')
      const expected = [
        ['refused', expect.stringContaining('A variant of “Stool” has this SKU.')],
        ['refused', 'price: Give a price, here or for each variant.'],
        ['new'],
        ['refused', 'It has neither a name nor a SKU.'],
      ]
      expect(await outcomes(csv, '&dry=1')).toEqual(expected)
      expect(await outcomes(csv)).toEqual(expected)
    })

    it('bring how often and how long files can be downloaded, and take it out again', async () => {
      const [first, limits] = ['Type,SKU,Name,Regular price', 'Download limit,Download expiry days']
      const csv = `${first},${limits}\n"simple, downloadable, virtual",SONG,Song,3,2,14\n`
      expect(await outcomes(csv, '&dry=1')).toEqual([['new', expect.stringContaining('It becomes a draft')]])
      expect(await outcomes(csv)).toEqual([['new', expect.stringContaining('It becomes a draft')]])
      const { docs } = await content.payload.find({ collection: 'products', where: { sku: { equals: 'SONG' } } })
      expect(docs).toMatchObject([{ kind: 'digital', _status: 'draft', downloads: 2, downloadDays: 14 }])
      expect(await outcomes(csv)).toEqual([['same']])
      expect(await outcomes(csv.replace('2,14', '-1,30'), '&dry=1')).toEqual([
        ['changed', 'Changes: downloads, days of downloads'],
      ])
      expect(await outcomes(csv.replace('2,14', 'often,14'))).toEqual([
        ['refused', expect.stringContaining('“often” under “Download limit” is no number from 1 to 1000')],
      ])
    })

    it('go out as they come in', async () => {
      const answer = await askPath(content, '/products/file?locale=en', {}, administrator)
      expect(answer.headers.get('content-type')).toContain('text/csv')
      const csv = await answer.text()
      const lines = csv.split('\r\n')
      const part = [lines[0], ...lines.slice(1).filter((line) => /STOOL|SONG/.test(line))].join('\r\n')
      expect(await outcomes(part)).toEqual([['same'], ['same']])
    })

    it('are for those alone who may see and change products', async () => {
      expect((await askPath(content, '/products/file', {}, '')).status).toBe(403)
      expect((await send(STOOL, '', '')).status).toBe(403)
      expect((await send(STOOL, '', author)).status).toBe(403)
      expect((await send('x'.repeat(1024 * 1024 + 1))).status).toBe(413)
      expect((await send('Colour\nred')).status).toBe(400)
    })
  })
})
