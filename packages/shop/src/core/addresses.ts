import { cleanSlug } from '@vitrine/content/core'

/** Default address of the shop, without slashes. */
export const DEFAULT_SLUG = 'shop'

/** Lists of products that have addresses of their own, by the segment between the shop's address and that of each. */
export const TERM_SEGMENTS = {
  category: 'product-categories',
  tag: 'product-tags',
  brand: 'product-brands',
} as const

export type TermSegment = keyof typeof TERM_SEGMENTS

/** Slugs that no product may have: they are the addresses of lists. */
export const RESERVED_SLUGS = /^(?:category|tag|brand|page)$/

/** Target of an address below the shop. */
export type ShopAddress = 'index' | 'product' | TermSegment

/**
 * Reads a path; undefined for one that is not below the shop, or leads to nothing there.
 *
 * @param base Address of the shop, with slashes at both ends.
 */
export function parseShopAddress(path: string, base: string): ShopAddress | undefined {
  if (!path.startsWith(base) || !path.endsWith('/')) return undefined
  const steps = path.slice(base.length).split('/').slice(0, -1)
  if (steps.includes('')) return undefined
  const [first = ''] = steps
  if (steps.length === 0) return 'index'
  if (steps.length === 1) return RESERVED_SLUGS.test(first) ? undefined : 'product'
  return steps.length === 2 && isTermSegment(first) ? first : undefined
}

function isTermSegment(segment: string): segment is TermSegment {
  return Object.hasOwn(TERM_SEGMENTS, segment)
}

/** Pages on which somebody buys: fields of the settings that move them, and their slugs where those are empty. */
export const BUYING_PAGES = {
  cart: { field: 'cartSlug', slug: 'cart' },
  checkout: { field: 'checkoutSlug', slug: 'checkout' },
  order: { field: 'orderSlug', slug: 'order' },
  withdrawal: { field: 'withdrawalSlug', slug: 'withdrawal' },
} as const

export type BuyingPage = keyof typeof BUYING_PAGES

/** Page on which somebody buys, as an address names it. */
export type BuyingPlace =
  | { readonly page: 'cart' | 'checkout' }
  /** @property token Secret of an order. It has the shape of one; whether there is such an order, the tables say. */
  | { readonly page: 'order'; readonly token: string }
  /** @property token Secret of the order; absent where the buyer names it. */
  | { readonly page: 'withdrawal'; readonly token?: string }

/** Rest of an address below that of orders: a secret, 24 bytes as base64url, or with it the page on which its buyer withdraws. */
const BELOW_ORDERS = /^(?<token>[\w-]{32})\/(?<withdrawal>withdrawal\/)?$/

/** Address of the page on which the buyer of an order withdraws from it. @param order Address of the order's page. */
export function withdrawalBelow(order: string): string {
  return `${order}withdrawal/`
}

/**
 * Path of a page on which somebody buys, the same in every language. Orders stand below theirs.
 *
 * @param settings The global `shop-settings` as it is stored.
 */
export function buyingPath(page: BuyingPage, settings: Readonly<Record<string, unknown>>): string {
  const { field, slug } = BUYING_PAGES[page]
  const own = settings[field]
  return `/${(typeof own === 'string' && cleanSlug(own)) || slug}/`
}

/** Finds the page at a path; undefined for paths of others. */
export function buyingPlaceAt(path: string, settings: Readonly<Record<string, unknown>>): BuyingPlace | undefined {
  if (path === buyingPath('cart', settings)) return { page: 'cart' }
  if (path === buyingPath('checkout', settings)) return { page: 'checkout' }
  if (path === buyingPath('withdrawal', settings)) return { page: 'withdrawal' }
  const orders = buyingPath('order', settings)
  const { token, withdrawal } =
    BELOW_ORDERS.exec(path.startsWith(orders) ? path.slice(orders.length) : '')?.groups ?? {}
  return token === undefined ? undefined : { page: withdrawal === undefined ? 'order' : 'withdrawal', token }
}
