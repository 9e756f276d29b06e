import { record } from '@vitrine/content/core'
import { parsersOf, viewsOf } from '@vitrine/kit/block'
import type { FeatureView } from '@vitrine/kit/core'
import { createElement } from 'react'
import { cartLink } from './blocks/cart-link/cart-link.block.ts'
import { declarations } from './blocks/declarations.ts'
import { views } from './blocks/views.ts'
import { buyingPath } from './core/addresses.ts'
import { productKind } from './core/search-kind.ts'
import { parseShopTexts } from './core/shop-texts.ts'
import { productData } from './core/structured-data.ts'
import { CartLink } from './ui/cart-link.tsx'
import { shopState } from './ui/shop-state.ts'

export const view: FeatureView = {
  blocks: viewsOf(views),
  parsers: parsersOf(declarations),
  structuredData: productData,
  globals: ['shop-settings'],
  searchKinds: [productKind],
  prepare({ globals, parse, locale }) {
    const settings = record(globals['shop-settings'])
    const cart = parse.href({ type: 'page', page: { path: buyingPath('cart', settings), languages: [locale] } }) ?? ''
    return {
      states: [shopState.entry({ texts: parseShopTexts(settings.texts, locale), cart })],
      likeBlocks: () => [cartLink.name],
      tool: ({ context }) => createElement(CartLink, { cart, context, key: 'cart' }),
    }
  },
}
