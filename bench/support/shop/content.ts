import type { Payload } from 'payload'
import { placeOrder } from '../../../packages/shop/src/server/orders/place-order.ts'
import { shopContents } from '../../../packages/shop/src/server/shop-contents.ts'
import { orderShop, paperProvider, wishFor } from '../../../tests/support/order-shop.ts'
import { startPostgres } from '../../../tests/support/postgres.ts'
import { openShopContent } from '../../../tests/support/shop-content.ts'
import { stockShop } from '../../../tests/support/stock-shop.ts'

export { openShopContent, startPostgres }

const WOODS = ['Oak', 'Ash', 'Walnut', 'Beech', 'Maple']
const SIZES = ['Small', 'Large']

/** Puts published products into the database past the hooks of Payload, each with a variant for every wood and size. */
export async function addProducts(payload: Payload, count: number): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    const variants = WOODS.flatMap((wood, place) =>
      SIZES.map((size) => ({
        id: `${number}-${wood}-${size}`,
        blockType: 'productVariant',
        value1: wood,
        value2: size,
        sku: `P-${number}-${wood}-${size}`,
        price: 20 + (number % 400) + place,
      })),
    )
    const data = {
      title: { en: `Product ${number}` },
      slug: { en: `product-${number}` },
      path: { en: `/shop/product-${number}/` },
      languages: ['en'],
      _status: 'published',
      visibility: 'everyone',
      kind: 'goods',
      place: number + 1,
      price: 20,
      option1: { en: 'Wood' },
      option2: { en: 'Size' },
      variants,
    }
    await payload.db.create({ collection: 'products', data })
  }
}

/** Filters and orders that visitors choose in a list, each other than the others. */
const WISHES = WOODS.flatMap((wood) =>
  ['place', 'cheapest', 'name'].map((sort, step) => ({
    'o-wood': wood.toLowerCase(),
    from: String(20 + step * 50),
    to: String(150 + step * 90),
    sort,
  })),
)

/**
 * Lists products that somebody filters, as a page that is not in the cache asks for them.
 *
 * @returns Milliseconds of each time.
 */
export async function filterTimes(payload: Payload, times: number): Promise<readonly number[]> {
  const contents = shopContents(payload)
  const list = async (turn: number) => {
    const page = await contents.page('/shop/', 'en', WISHES[turn % WISHES.length])
    if (page) await contents.fill(page.layout, { path: '/shop/', locale: 'en', part: 1 })
    if (!JSON.stringify(page?.layout).includes('Product ')) throw new Error('The list found no products.')
  }
  // What is remembered of the products is read once.
  await list(0)
  const taken: number[] = []
  for (let turn = 0; turn < times; turn += 1) {
    const from = performance.now()
    await list(turn)
    taken.push(performance.now() - from)
  }
  return taken
}

/** Places orders, one after another. @returns Milliseconds of each. */
export async function placingTimes(payload: Payload, times: number): Promise<readonly number[]> {
  const now = new Date()
  const shop = orderShop(payload, paperProvider())
  await stockShop(payload, { chair: times }, now)
  const taken: number[] = []
  for (let turn = 0; turn < times; turn += 1) {
    const from = performance.now()
    const placed = await placeOrder(shop, wishFor(), now)
    taken.push(performance.now() - from)
    if (!placed.ok) throw new Error(`An order was refused: ${placed.refusals[0].kind}.`)
  }
  return taken
}
