import { describe, expect, it } from 'vitest'
import { currencyOf } from './currency-code.ts'
import { productFeed } from './product-feed.ts'

const IMAGE = { filename: 'chair.jpg', mimeType: 'image/jpeg' }

const CHAIR = {
  id: 4,
  title: 'Chair <no. 4>',
  path: '/shop/chair/',
  description: 'Oak & ash.',
  kind: 'goods',
  image: IMAGE,
  price: 490,
  weight: 5_200,
  brand: { title: 'Halden & Rye' },
  categories: [{ title: 'Furniture' }],
  option1: 'Wood',
  variants: [
    { id: 'oak', value1: 'Oak', sku: 'CHAIR-OAK', stock: 2, gtin: '4006381333931', weight: 5_200 },
    { id: 'ash', value1: 'Ash', sku: 'CHAIR ASH', stock: 0, price: 520, image: { ...IMAGE, filename: 'ash.jpg' } },
  ],
}

const feedOf = (...products: readonly object[]) =>
  productFeed(products, {
    title: 'Shop – Halden',
    home: 'https://halden.example/shop/',
    description: '',
    currency: currencyOf('EUR'),
    urlOf: (path) => `https://halden.example${path}`,
  })

/** Facts of the items of a feed, by their names. */
const itemsOf = (feed: string) =>
  [...feed.matchAll(/<item>([\s\S]*?)<\/item>/g)].map(([, item = '']) =>
    Object.fromEntries([...item.matchAll(/<g:(\w+)>(.*)<\/g:\w+>/g)].map(([, name, value]) => [name, value])),
  )

describe('the feed of products', () => {
  it('has an item for each variant, in the group of its product', () => {
    expect(itemsOf(feedOf(CHAIR))).toEqual([
      {
        id: 'CHAIR-OAK',
        title: 'Chair &lt;no. 4&gt;, Oak',
        description: 'Oak &amp; ash.',
        link: 'https://halden.example/shop/chair/?variant=CHAIR-OAK',
        image_link: 'https://halden.example/media/chair.jpg',
        availability: 'in_stock',
        price: '490.00 EUR',
        condition: 'new',
        brand: 'Halden &amp; Rye',
        gtin: '4006381333931',
        item_group_id: 'P4',
        product_type: 'Furniture',
        shipping_weight: '5200 g',
      },
      expect.objectContaining({
        id: 'CHAIR ASH',
        link: 'https://halden.example/shop/chair/?variant=CHAIR+ASH',
        image_link: 'https://halden.example/media/ash.jpg',
        availability: 'out_of_stock',
        price: '520.00 EUR',
        identifier_exists: 'no',
      }),
    ])
  })

  it('names a reduced price beside the regular one, with its time where it has one', () => {
    const soap = { id: 5, title: 'Soap', path: '/shop/soap/', image: IMAGE, price: 18, salePrice: 15, sku: 'SOAP' }
    expect(itemsOf(feedOf(soap))[0]).toMatchObject({ price: '18.00 EUR', sale_price: '15.00 EUR', id: 'SOAP' })
    expect(itemsOf(feedOf(soap))[0]).not.toHaveProperty('sale_price_effective_date')
    expect(itemsOf(feedOf(soap))[0]).not.toHaveProperty('item_group_id')
    const timed = { ...soap, saleFrom: '2026-12-01T00:00:00Z', saleUntil: '2026-12-24T00:00:00Z' }
    expect(itemsOf(feedOf(timed))[0]?.sale_price_effective_date).toMatch(/^2026-12-01T00:00Z\/2026-12-2[45]T/)
  })

  it('leaves out services, and what has no image or no price', () => {
    const visit = { id: 6, title: 'A visit', path: '/shop/visit/', image: IMAGE, price: 90, kind: 'service' }
    const plain = { id: 7, title: 'Plain', path: '/shop/plain/', price: 1 }
    const priceless = { id: 8, title: 'Priceless', path: '/shop/priceless/', image: IMAGE }
    expect(itemsOf(feedOf(visit, plain, priceless))).toEqual([])
  })
})
