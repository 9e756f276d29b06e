import { EMPTY_CART, parseCart, piecesIn, type StoredCart, writeCart } from './stored-cart.ts'

/** Days for which a browser remembers a cart that nobody changes. */
const CART_DAYS = 30

const DAY_SECONDS = 86_400

/** Browsers refuse to have a cookie with this prefix set by anybody but this host, over https. */
const HOST_PREFIX = '__Host-'

const NAME = 'vitrine-cart'

/** Cookie with the number of pieces, which scripts of pages may read: pages are the same for everybody. */
export const COUNT_COOKIE = 'vitrine-cart-count'

/** How a site is visited. */
interface Visited {
  /** True over https. */
  readonly encrypted: boolean
}

/** Values of the header `Set-Cookie` that give a browser its cart; an empty one is forgotten. */
export function cartCookies(cart: StoredCart, visited: Visited): readonly string[] {
  const isEmpty = cart.lines.length === 0 && cart.coupons.length === 0 && !cart.place
  const written = writeCart(cart)
  if (written === undefined) throw new RangeError('A cart that no cookie can hold was to be written.')
  const seconds = isEmpty ? 0 : CART_DAYS * DAY_SECONDS
  const shared = ['Path=/', 'SameSite=Lax', ...(visited.encrypted ? ['Secure'] : [])]
  const pieces = piecesIn(cart)
  return [
    [`${nameOf(visited)}=${isEmpty ? '' : written}`, `Max-Age=${seconds}`, 'HttpOnly', ...shared],
    [`${COUNT_COOKIE}=${pieces}`, `Max-Age=${pieces === 0 ? 0 : seconds}`, ...shared],
  ].map((parts) => parts.join('; '))
}

/** Values of the header `Set-Cookie` after an order. */
export function emptiedCookies(visited: Visited): readonly string[] {
  return cartCookies(EMPTY_CART, visited)
}

/** Reads the cart of a request. @param cookies The header `Cookie`. */
export function cartOf(cookies: string | undefined, visited: Visited): StoredCart {
  const start = `${nameOf(visited)}=`
  const pair = cookies
    ?.split(';')
    .map((one) => one.trim())
    .find((one) => one.startsWith(start))
  return parseCart(pair?.slice(start.length))
}

function nameOf({ encrypted }: Visited): string {
  return encrypted ? HOST_PREFIX + NAME : NAME
}
