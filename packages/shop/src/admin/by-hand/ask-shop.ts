import type { HandOffer, HandOrderAnswer } from '../../core/by-hand/hand-order.ts'
import { readShop } from '../call-shop.ts'

/** An order by hand, as its form holds it. */
export interface TypedOrder {
  readonly lines: readonly { readonly sku: string; readonly quantity: number }[]
  readonly fields: Readonly<Record<string, string>>
  /** BCP 47 tag of the language in which the buyer gets mails. */
  readonly language: string
  /** Language of who writes it. */
  readonly spoken: 'en' | 'de'
  readonly isFinal: boolean
}

/** Prices an order by hand, or places it. @returns Undefined where the shop gave no answer. */
export async function askForHandOrder(order: TypedOrder): Promise<HandOrderAnswer | undefined> {
  try {
    const response = await fetch('/api/shop-orders/by-hand', {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(order),
    })
    return response.ok ? ((await response.json()) as HandOrderAnswer) : undefined
  } catch {
    // No answer, or none that can be read.
    return undefined
  }
}

/** Finds things to buy. @param words Part of a name, or a SKU. */
export async function searchOffers(words: string, signal: AbortSignal): Promise<readonly HandOffer[] | undefined> {
  const query = new URLSearchParams({ words })
  return (await readShop<{ readonly offers: readonly HandOffer[] }>(`/shop-orders/offers?${query}`, signal))?.offers
}
