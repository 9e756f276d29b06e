import type { OptionalSearchKind } from '@vitrine/kit/core'

/** Products among the results of a search. */
export const productKind: OptionalSearchKind = {
  type: 'product',
  name: 'Products',
  label: { en: 'Products', de: 'Produkte' },
  isOptional: true,
}
