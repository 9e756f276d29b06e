import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { record } from '@vitrine/content/core'
import { runSql, sql } from '@vitrine/content/sql'
import { feature } from '@vitrine/shop/feature'
import { imports as woocommerce } from '@vitrine/shop/feature.import'
import { ledger } from '@vitrine/shop/migrations'
import {
  openExport,
  openFileSources,
  type RunOptions,
  type RunReport,
  runImport,
  undoRun,
} from '@vitrine/wordpress/server'
import type { CollectionSlug } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ImportContent, openImportContent } from '../support/import-content.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { NOW } from './support.ts'

/** A file that is sold, below the uploads. */
const PLAN = 'woocommerce_uploads/2024/03/plan-x1.pdf'

const EXPORT = fileURLToPath(new URL('./exports/woocommerce.xml', import.meta.url))

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

describe.each(['sqlite', 'postgres'] as const)('an import of WooCommerce on %s', (kind) => {
  let site: ImportContent
  let folder: string
  let report: RunReport

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-woocommerce-'))
    const uploads = join(folder, 'wp-content', 'uploads', '2024', '03')
    await mkdir(uploads, { recursive: true })
    for (const [place, name] of ['stool', 'chair-oak'].entries()) {
      const background = { r: place * 100, g: 128, b: 128 }
      await sharp({ create: { width: 4, height: 4, channels: 3, background } })
        .png()
        .toFile(join(uploads, `${name}.png`))
    }
    const url = kind === 'postgres' ? await postgres.createDatabase('woocommerce') : ''
    site = await openImportContent([{ feature, ledger }], url)
    report = await take()
  })

  afterAll(async () => {
    await site.close()
    await rm(folder, { recursive: true, force: true })
  })

  const take = async (options: Partial<RunOptions> = {}, file = EXPORT) => {
    const { payload, units, settings } = site
    const target = { languages: settings.languages, now: NOW, imports: [woocommerce] }
    const planned = await openExport({ paths: [file], options: {}, target, progress: () => {} })
    const files = await openFileSources([join(folder, 'wp-content')])
    const usual = { dryRun: false, update: false, only: new Set<string>(), now: () => new Date(), progress: () => {} }
    return runImport({ payload, units, files, languages: settings.languages }, planned, { ...usual, ...options })
  }

  const all = async (collection: CollectionSlug) => {
    const { docs } = await site.payload.find({ collection, depth: 0, draft: true, pagination: false, sort: 'id' })
    return docs.map(record)
  }

  const product = async (slug: string) => (await all('products')).find((one) => one.slug === slug)

  const stock = async () => {
    const rows = await runSql(site.payload, sql`select sku, on_hand from shop_stock order by sku`)
    return Object.fromEntries(rows.map(({ sku, on_hand }) => [sku, Number(on_hand)]))
  }

  it('brings products with their terms, images, prices, codes and pieces', async () => {
    expect(report.failures).toEqual([])
    expect(report.customFields).toEqual([])
    const { sum } = report
    expect(sum.imported + sum.merged + sum.leftOut + sum.failed).toBe(sum.items)
    const [categories, tags, brands, media] = await Promise.all(
      (['product-categories', 'product-tags', 'product-brands', 'media'] as const).map(all),
    )
    const idOf = (documents: typeof media, slug: string) => documents?.find((one) => one.slug === slug)?.id
    const imageOf = (file: string) => media?.find(({ filename }) => filename === file)?.id
    expect(await product('oak-stool')).toMatchObject({
      ...{ title: 'Oak stool', _status: 'published', kind: 'goods', description: 'A stool of oak.', place: 3 },
      ...{ price: 120, salePrice: 99.5, sku: 'ST-1', gtin: '4006381333931', stock: 4, weight: 4500, whenOut: 'end' },
      ...{ saleFrom: '2026-11-30T00:00:00.000Z', saleUntil: '2026-12-06T23:59:59.000Z', taxClass: 'standard' },
      categories: [idOf(categories, 'chairs')],
      tags: [idOf(tags, 'oiled')],
      brand: idOf(brands, 'halden'),
      image: imageOf('stool.png'),
      gallery: [imageOf('chair-oak.png')],
      related: [(await product('chair'))?.id],
      goesWith: [(await product('visit'))?.id],
    })
    const words = JSON.stringify((await product('oak-stool'))?.layout)
    expect(words).toContain('Made to be sat on')
    expect(words).toContain('Oak, Oil')
    expect(await product('visit')).toMatchObject({ kind: 'service', price: 80, _status: 'published' })
    expect(await stock()).toEqual({ 'CH-SMO-L': 2, 'ST-1': 4 })
  })

  it('makes variants of variations, one for each value that a variation leaves open', async () => {
    const chair = await product('chair')
    expect(chair).toMatchObject({ option1: 'Wood', option2: 'Size', taxClass: 'reduced', _status: 'published' })
    const [oak] = (await all('media')).filter(({ filename }) => filename === 'chair-oak.png')
    expect(chair?.variants).toMatchObject([
      { value1: 'Oak', value2: 'Low', sku: 'CH-OAK', price: 450, image: oak?.id },
      { value1: 'Oak', value2: 'High', price: 450, image: oak?.id },
      {
        value1: 'Smoked & oiled oak',
        value2: 'Low',
        sku: 'CH-SMO-L',
        price: 490,
        salePrice: 470,
        stock: 2,
        weight: 6000,
      },
    ])
  })

  it('publishes nothing that could not be sold, and says why', async () => {
    for (const slug of ['plan', 'hidden-lamp', 'new-lamp'])
      expect(await product(slug)).toMatchObject({ _status: 'draft' })
    const lines = report.groups.map(({ subject }) => subject)
    expect(report.moved).toMatchObject([
      {
        collection: 'products',
        message: {
          en: expect.stringMatching(/a draft, since files of it were not found: .*plan-x1\.pdf/),
          de: expect.stringMatching(/ein Entwurf, da Dateien davon nicht gefunden wurden: .*plan-x1\.pdf/),
        },
      },
    ])
    expect(report.missingFiles).toContainEqual({
      file: PLAN,
      address: `https://shop.example/wp-content/uploads/${PLAN}`,
    })
    expect(lines).toContainEqual(expect.stringMatching(/^Products that no list showed came as drafts/))
    expect(report.leftOut).toMatchObject([
      { id: 104, reason: 'Vitrine has no products of the type “external”.' },
      { id: 107, code: 'trash' },
      { id: 122, reason: expect.stringMatching(/^It takes an amount off each piece/) },
      { id: 130, reason: expect.objectContaining({ en: expect.stringMatching(/^Orders of the old shop stay there/) }) },
      { id: 140, reason: expect.objectContaining({ en: expect.stringMatching(/^Only buyers may have it/) }) },
    ])
  })

  it('brings coupons, and switches those off that would be worth more here', async () => {
    const visit = (await product('visit'))?.id
    const chairs = (await all('product-categories')).find(({ slug }) => slug === 'chairs')?.id
    expect(await all('coupons')).toMatchObject([
      {
        ...{ code: 'SUMMER10', effect: 'percent', percent: 10, leastValue: 50, maxUses: 60, maxUsesOfCustomer: 1 },
        ...{
          isFor: 'some',
          onlyCategories: [chairs],
          exceptProducts: [visit],
          leavesOutReduced: true,
          combines: false,
        },
        ...{ isActive: true, until: '2026-12-31T12:00:00.000Z' },
      },
      { code: 'FRIENDS', effect: 'fixed', amount: 15, isFor: 'all', isActive: false },
    ])
  })

  it('leads from the old addresses to the new ones, and leaves the shop its own', async () => {
    const redirects = new Map((await all('redirects')).map(({ from, to }) => [from, to]))
    expect(redirects.get('/product/oak-stool/')).toBe('/shop/oak-stool/')
    expect(redirects.get('/product/stool-of-oak/')).toBe('/shop/oak-stool/')
    expect(redirects.get('/product-category/seating/chairs/')).toBe('/shop/category/chairs/')
    expect(redirects.get('/product-category/chairs/')).toBe('/shop/category/chairs/')
    expect(redirects.get('/product-tag/oiled/')).toBe('/shop/tag/oiled/')
    expect(redirects.get('/basket/')).toBe('/cart/')
    expect(redirects.get('/?p=100')).toBe('/shop/oak-stool/')
    expect((await all('pages')).map(({ slug }) => slug)).toEqual(['about', 'home'])
    // Nothing waits for a product that was refused.
    expect(await runSql(site.payload, sql`select key from import_entries where state = 'waiting'`)).toEqual([])
  })

  it('changes nothing the second time, and takes back what it made', async () => {
    const before = await all('products')
    const again = await take()
    expect(again.documents).toEqual(report.documents)
    expect(await all('products')).toEqual(before)
    const undone = await undoRun(site, String(report.run), () => {})
    expect(undone.remaining).toEqual([])
    for (const collection of ['products', 'product-categories', 'coupons', 'redirects', 'media'] as const)
      expect(await all(collection)).toEqual([])
  })

  it('leaves what was changed here as it is, unless it is asked to update', async () => {
    await take()
    const visit = await product('visit')
    await site.payload.update({ collection: 'products', id: Number(visit?.id), data: { price: 90 } })
    const later = join(folder, 'later.xml')
    const text = await readFile(EXPORT, 'utf8')
    const whole = text.replace(/<wp:postmeta><wp:meta_key><!\[CDATA\[_sale_price\]\]>.*?<\/wp:postmeta>/, '')
    const dearer = whole.replace(/(_regular_price\]\]><\/wp:meta_key><wp:meta_value><!\[CDATA\[)80/, '$1' + '85')
    await writeFile(later, dearer.replace('CDATA[ST-1]', 'CDATA[ST-2]'))
    await take({}, later)
    expect(await product('visit')).toMatchObject({ price: 90 })
    expect(await product('oak-stool')).toMatchObject({ sku: 'ST-2', price: 120, salePrice: null })
    await take({ update: true }, later)
    expect(await product('visit')).toMatchObject({ price: 85 })
  })

  it('brings the files that a product is sold as once they are found, and shows them to nobody else', async () => {
    const file = join(folder, 'wp-content', 'uploads', PLAN)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, '%PDF-1.4 A plan')
    await take()
    const files = await all('shop-files')
    expect(files).toMatchObject([{ filename: 'plan-x1.pdf' }])
    expect(await product('plan')).toMatchObject({
      _status: 'published',
      kind: 'digital',
      files: [files[0]?.id],
      downloads: 3,
      downloadDays: null,
    })
    const library = await all('media')
    expect(library.map(({ filename }) => filename)).not.toContain('plan-x1.pdf')
  })
})

describe('a site without a shop', () => {
  it('lists what is of WooCommerce, and says when it can be brought', async () => {
    const target = { languages: ['en'] as const, now: NOW }
    const planned = await openExport({ paths: [EXPORT], options: {}, target, progress: () => {} })
    for await (const { plan } of planned.allItems()) planned.report.addItem(plan)
    const { leftOut } = planned.report.end()
    expect(leftOut.filter(({ kind }) => kind === 'product').map(({ reason }) => reason)).toContainEqual({
      en: 'It is of WooCommerce, and can be brought once the shop is switched on.',
      de: 'Es gehört zu WooCommerce und kann kommen, sobald der Shop eingeschaltet ist.',
      he: 'הוא שייך ל-WooCommerce, ויהיה אפשר להעביר אותו אחרי הפעלת החנות.',
    })
  })
})
