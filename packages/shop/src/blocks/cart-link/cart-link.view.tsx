import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { CartLink } from '../../ui/cart-link.tsx'
import { shopState } from '../../ui/shop-state.ts'
import { type CartLinkBlock, cartLink } from './cart-link.block.ts'

const Link: BlockRenderer<CartLinkBlock> = ({ context }) => (
  <CartLink cart={shopState.of(context).cart} context={context} />
)

export const view = defineView(cartLink, { Block: Link, styles: ['cart-link'] })
