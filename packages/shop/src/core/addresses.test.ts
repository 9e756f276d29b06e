import { expect, it } from 'vitest'
import { buyingPlaceAt, parseShopAddress } from './addresses.ts'

it.each([
  ['/shop/', 'index'],
  ['/shop/chair/', 'product'],
  ['/shop/category/chairs/', 'category'],
  ['/shop/tag/oak/', 'tag'],
  ['/shop/brand/halden/', 'brand'],
  ['/shop/category/', undefined],
  ['/shop/page/', undefined],
  ['/shop/chair/legs/', undefined],
  ['/shop/toString/x/', undefined],
  ['/shop//', undefined],
  ['/shop/chair', undefined],
  ['/shopping/', undefined],
])('%s is %s', (path, target) => expect(parseShopAddress(path, '/shop/')).toBe(target))

const TOKEN = 'aB3_-xyz'.repeat(4)

it.each([
  ['/cart/', {}, { page: 'cart' }],
  ['/checkout/', {}, { page: 'checkout' }],
  [`/order/${TOKEN}/`, {}, { page: 'order', token: TOKEN }],
  ['/order/', {}, undefined],
  ['/order/1/', {}, undefined],
  [`/order/${TOKEN}`, {}, undefined],
  [`/order/${TOKEN}/more/`, {}, undefined],
  [`/order/${TOKEN}/withdrawal/`, {}, { page: 'withdrawal', token: TOKEN }],
  [`/order/${TOKEN}/withdrawal/more/`, {}, undefined],
  [`/order/${TOKEN}x/withdrawal/`, {}, undefined],
  ['/withdrawal/', {}, { page: 'withdrawal' }],
  ['/widerruf/', { withdrawalSlug: 'widerruf' }, { page: 'withdrawal' }],
  ['/cart/', { cartSlug: 'basket' }, undefined],
  ['/basket/', { cartSlug: '/basket/' }, { page: 'cart' }],
  ['/checkout/', { checkoutSlug: '' }, { page: 'checkout' }],
] as const)('%s with %j is %j', (path, settings, place) => expect(buyingPlaceAt(path, settings)).toEqual(place))
