import { LONGER } from '@vitrine/ui/examples'
import { products } from '../example-parts.ts'
import type { ProductTeaserBlock } from './product-teaser.block.ts'

export const examples = products.map((shown, place) => ({
  blockType: 'productTeaser' as const,
  id: `product-teaser-${place}`,
  shown,
  side: place % 2 === 0 ? ('start' as const) : ('end' as const),
  ...(place === 2 && { kicker: 'New', words: LONGER }),
})) satisfies ProductTeaserBlock[]
