import { createUntyped, updateUntyped } from '@vitrine/content/queries'
import { inTransaction, runSql, sql } from '@vitrine/content/sql'
import type { TypedUser } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endingStock } from '../../packages/shop/src/store/orders/stock-counts.ts'
import { reserve } from '../../packages/shop/src/store/orders/stock-rows.ts'
import { askJson, signIn } from '../support/api.ts'
import type { TestContent } from '../support/content.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { openShopContent } from '../support/shop-content.ts'

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

describe.each(['sqlite', 'postgres'] as const)('the stock that is typed on %s', (kind) => {
  let content: TestContent
  let editor: TypedUser
  let token = ''
  let made = 0

  beforeAll(async () => {
    content = await openShopContent(
      kind === 'postgres' ? await postgres.createDatabase('stock', { migrated: false }) : '',
    )
    token = await signIn(content, 'administrator')
    const { user } = await content.payload.auth({ headers: new Headers({ authorization: `JWT ${token}` }) })
    if (!user) throw new Error('The administrator has signed in.')
    editor = user
  })

  afterAll(() => content.close())

  const create = async (data: object) => {
    made += 1
    const sku = `LAMP-${made}`
    const { id } = await createUntyped(content.payload, {
      collection: 'products',
      data: { title: 'Lamp', price: 240, sku, _status: 'published', ...data },
      locale: 'en',
      user: editor,
    })
    return { id, sku }
  }
  /** Form of a product, as its editor opens it. */
  const open = async (id: number) =>
    content.payload.findByID({ collection: 'products', id, depth: 0, draft: true, user: editor })
  const save = (id: number, data: object) =>
    updateUntyped(content.payload, { collection: 'products', id, data, user: editor, overrideAccess: false })
  const stockOf = async (sku: string) => {
    const [row] = await runSql(content.payload, sql`select on_hand, reserved from shop_stock where sku = ${sku}`)
    return row && [Number(row.on_hand), Number(row.reserved)]
  }
  const buy = (sku: string, quantity: number) =>
    inTransaction(content.payload, async (transaction) => {
      const context = { order: undefined, now: new Date() }
      expect(await reserve(content.payload, { sku, quantity }, context, transaction)).toBe(true)
      await runSql(
        content.payload,
        sql`update shop_stock set on_hand = on_hand - ${quantity}, reserved = reserved - ${quantity} where sku = ${sku}`,
        transaction,
      )
    })

  it('is counted once the product is published, with who did it', async () => {
    const { id, sku } = await create({ stock: 8, _status: 'draft' })
    expect(await stockOf(sku)).toBeUndefined()
    await save(id, { _status: 'published' })
    expect(await stockOf(sku)).toEqual([8, 0])
    const answer = await askJson(content, ['GET', `/products/${id}/stock`], token)
    expect(answer.body).toMatchObject({
      stock: [{ sku, onHand: 8, reserved: 0 }],
      moves: [{ sku, kind: 'counted', onHand: 8, who: 'administrator' }],
    })
  })

  it('is the difference to what the form showed, so that pieces which were sold meanwhile stay sold', async () => {
    const { id, sku } = await create({ stock: 10 })
    const form = await open(id)
    await buy(sku, 3)
    await save(id, { ...form, title: 'A lamp' })
    expect(await stockOf(sku)).toEqual([7, 0])
    await save(id, { ...form, stock: 12 })
    expect(await stockOf(sku)).toEqual([9, 0])
    expect(await open(id)).toMatchObject({ stock: 9, stockSeen: 9 })
  })

  it('is shown as it is to editors, and waits in a draft until it is published', async () => {
    const { id, sku } = await create({ stock: 5 })
    await buy(sku, 1)
    const form = await open(id)
    expect(form).toMatchObject({ stock: 4 })
    await updateUntyped(content.payload, {
      collection: 'products',
      id,
      data: { ...form, stock: 6, _status: 'draft' },
      draft: true,
      user: editor,
    })
    await buy(sku, 2)
    expect(await open(id)).toMatchObject({ stock: 6, stockSeen: 4 })
    await save(id, { _status: 'published' })
    expect(await stockOf(sku)).toEqual([4, 0])
  })

  it('is a number that counts as it is from who says none that they saw, such as an import', async () => {
    const { id, sku } = await create({ stock: 5 })
    await buy(sku, 2)
    await save(id, { stock: 20 })
    expect(await stockOf(sku)).toEqual([20, 0])
  })

  it('is one for each variant', async () => {
    const { id } = await create({
      option1: 'Wood',
      sku: undefined,
      variants: [
        { blockType: 'productVariant', value1: 'Oak', sku: 'OAK', stock: 2 },
        { blockType: 'productVariant', value1: 'Ash', sku: 'ASH' },
      ],
    })
    expect([await stockOf('OAK'), await stockOf('ASH')]).toEqual([[2, 0], undefined])
    const form = await open(id)
    await buy('OAK', 1)
    const [oak, ash] = form.variants ?? []
    await save(id, {
      ...form,
      variants: [
        { ...oak, stock: 5 },
        { ...ash, stock: 1 },
      ],
    })
    expect([await stockOf('OAK'), await stockOf('ASH')]).toEqual([
      [4, 0],
      [1, 0],
    ])
  })

  it('is named where few pieces are free, the fewest first, as long as the product is sold', async () => {
    const few = await create({ stock: 3 })
    const none = await create({ stock: 0 })
    const enough = await create({ stock: 6 })
    const named = async () => (await endingStock(content.payload, 100)).map(({ sku }) => sku)
    const before = await named()
    expect(before.filter((sku) => [few.sku, none.sku, enough.sku].includes(sku))).toEqual([none.sku, few.sku])
    await save(few.id, { deletedAt: new Date().toISOString() })
    expect(await named()).toEqual(before.filter((sku) => sku !== few.sku))
  })

  it('is shown to nobody without a right to products', async () => {
    const { id } = await create({ stock: 1 })
    const asked = (path: string, who = '') => askJson(content, ['GET', path], who)
    expect((await asked(`/products/${id}/stock`)).status).toBe(403)
    expect((await asked('/products/999999999/stock', token)).status).toBe(404)
    expect((await asked('/products/x/stock', token)).status).toBe(404)
  })
})
