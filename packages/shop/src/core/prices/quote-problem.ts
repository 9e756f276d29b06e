/** Reasons why a cart has no price; sentences for buyers are in `order/refusal-texts.ts`. */
export type QuoteProblem =
  | { readonly kind: 'cart empty' | 'too many lines' }
  | { readonly kind: 'not offered' | 'quantity' | 'other currency'; readonly sku: string }
  /** No zone holds the place, or no way of its zone takes so much. */
  | { readonly kind: 'not sent there' }
  /** The chosen way does not exist for this parcel. */
  | { readonly kind: 'shipping' }
  /** The owner has set no rate for a country. */
  | { readonly kind: 'no tax rate'; readonly country: string }
