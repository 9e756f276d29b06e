import { createUntyped, updateGlobalUntyped, updateUntyped } from '@vitrine/content/queries'
import { readCoupons, readLegalPaths, readPaymentChoices, readShopRules } from '@vitrine/shop/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askJson, signIn } from '../support/api.ts'
import type { TestContent } from '../support/content.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { openShopContent } from '../support/shop-content.ts'

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

const PARCEL = { label: 'Parcel', by: 'weight', freeFrom: 100, tiers: [{ upTo: 5000, price: 4.9 }, { price: 9.9 }] }
const ZONE = { blockType: 'shippingZone', name: 'Germany', countries: ['DE'], methods: [PARCEL] }

describe.each(['sqlite', 'postgres'] as const)('the rules of a shop on %s', (kind) => {
  let content: TestContent

  beforeAll(async () => {
    content = await openShopContent(
      kind === 'postgres' ? await postgres.createDatabase('rules', { migrated: false }) : '',
    )
  })

  afterAll(() => content.close())

  const save = (data: object, locale = 'en') =>
    updateGlobalUntyped(content.payload, { slug: 'shop-rules', data, locale })
  const rules = (locale = 'en') => readShopRules(content.payload, locale)
  /** Paths and sentences of what keeps a form from being saved. */
  const mistakesOf = (saving: Promise<unknown>): Promise<unknown> =>
    saving.then(
      () => [],
      (error) => error.data.errors.map(({ path }: { readonly path: string }) => path),
    )

  it('are read in each language, and anew once they are saved', async () => {
    expect(await rules()).toMatchObject({ seller: { country: '' }, zones: [] })
    await save({ country: 'AT', zones: [ZONE] })
    const { zones: stored = [] } = await content.payload.findGlobal({ slug: 'shop-rules', locale: 'all' })
    expect(stored).toHaveLength(1)
    await save({ zones: [{ ...stored?.[0], methods: [{ ...PARCEL, label: 'Paket' }] }] }, 'de')
    const methodIn = async (locale: string) => (await rules(locale)).zones[0]?.methods[0]
    expect(await methodIn('de')).toMatchObject({ label: 'Paket', tiers: [{ upTo: 5000, prices: { EUR: 490 } }, {}] })
    expect(await rules()).toMatchObject({ seller: { country: 'AT' }, pricesAreGross: true, shippingTax: 'as goods' })
  })

  it('are refused with the fields that are wrong, and stay as they were', async () => {
    const wrong = [{ ...ZONE, methods: [{ ...PARCEL, tiers: [{ price: -1 }] }] }]
    expect(await mistakesOf(save({ zones: wrong }))).toEqual(['zones.0.methods.0.tiers.0.price'])
    expect((await rules()).zones).toHaveLength(1)
  })

  it('offer the ways to pay that the owner has chosen', async () => {
    expect(await mistakesOf(save({ inAdvance: { isOffered: true } }))).toEqual(['bank.iban'])
    await save({
      inAdvance: { isOffered: true, instructions: 'Within 10 days.' },
      bank: { holder: 'Halden', iban: 'DE89370400440532013000' },
    })
    expect(await readPaymentChoices(content.payload, 'en')).toMatchObject([
      { method: 'in advance', instructions: 'Within 10 days.', account: { holder: 'Halden' } },
    ])
  })

  it('lead to the pages that the law wants, in each language, once visitors see them', async () => {
    const { payload } = content
    const draft = { title: 'Terms', layout: [], _status: 'draft' }
    const { id } = await createUntyped(payload, { collection: 'pages', data: draft, locale: 'en' })
    await save({ legal: { terms: id } })
    expect(await readLegalPaths(payload, 'en')).toEqual({})
    await updateUntyped(payload, { collection: 'pages', id, data: { _status: 'published' }, locale: 'en' })
    expect(await readLegalPaths(payload, 'en')).toEqual({ terms: '/terms/' })
  })

  it('are for those who keep the settings alone: visitors and authors read none of them', async () => {
    const { payload } = content
    const owner = await signIn(content, 'administrator')
    const author = await signIn(content, 'author')
    const { user } = await payload.auth({ headers: new Headers({ authorization: `JWT ${author}` }) })
    for (const who of [null, user]) {
      const reading = { overrideAccess: false, user: who }
      await expect(payload.findGlobal({ slug: 'shop-rules', ...reading })).rejects.toThrow()
      await expect(payload.find({ collection: 'coupons', ...reading })).rejects.toThrow()
    }
    for (const token of ['', author]) {
      expect((await askJson(content, ['GET', '/globals/shop-rules/checklist'], token)).status).toBe(403)
    }
    const checklist = await askJson(content, ['GET', '/globals/shop-rules/checklist'], owner)
    expect(
      checklist.body.items.flatMap(({ name, isDone }: { readonly name: string; readonly isDone: boolean }) =>
        isDone ? [] : [name],
      ),
    ).toEqual(['invoices', 'imprint', 'withdrawal', 'privacy', 'products', 'mail'])
  })

  describe('coupons', () => {
    const create = (data: object) =>
      createUntyped(content.payload, {
        collection: 'coupons',
        data: { code: 'summer', effect: 'percent', percent: 10, isFor: 'all', ...data },
        locale: 'en',
      })
    const codes = async (...asked: string[]) =>
      (await readCoupons(content.payload, asked)).map(({ code }) => code).sort()

    it('are found by their code in either case, and not while they are switched off', async () => {
      const { id } = await create({})
      await create({ code: 'off', isActive: false })
      expect(await codes(' Summer', 'OFF', 'nothing')).toEqual(['SUMMER'])
      await updateUntyped(content.payload, { collection: 'coupons', id, data: { isActive: false } })
      expect(await codes('SUMMER')).toEqual([])
      await updateUntyped(content.payload, { collection: 'coupons', id, data: { isActive: true } })
    })

    it('are for products and categories', async () => {
      const { id } = await createUntyped(content.payload, {
        collection: 'products',
        data: { title: 'Lamp', price: 240, _status: 'published' },
        locale: 'en',
      })
      await create({ code: 'lamp', isFor: 'some', onlyProducts: [id] })
      expect(await readCoupons(content.payload, ['LAMP'])).toMatchObject([{ only: [`product:${id}`] }])
    })

    it('have a code of their own, which is free again once one is in the trash', async () => {
      const { id } = await create({ code: 'twice' })
      await expect(create({ code: 'TWICE' })).rejects.toThrow()
      await updateUntyped(content.payload, { collection: 'coupons', id, data: { deletedAt: new Date().toISOString() } })
      expect(await codes('TWICE')).toEqual([])
      await create({ code: 'twice', percent: 20 })
      expect(await codes('TWICE')).toEqual(['TWICE'])
    })

    it('are refused with the fields that are wrong', async () => {
      expect(await mistakesOf(create({ code: 'a b' }))).toEqual(['code'])
      expect(await mistakesOf(create({ code: 'zero', percent: 0 }))).toEqual(['percent'])
      expect(await mistakesOf(create({ code: 'half', maxUses: 1.5 }))).toEqual(['maxUses'])
    })
  })
})
