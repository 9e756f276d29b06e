import { featureState, type RenderContext } from '@vitrine/kit/core'
import { SHOP_TEXTS, type ShopTexts } from '../core/shop-texts.ts'

/** Shop-wide state of a site. */
interface ShopState {
  readonly texts: ShopTexts
  /** Address of the cart. */
  readonly cart: string
}

export const shopState = featureState<ShopState>('shop', { texts: SHOP_TEXTS.en, cart: '/cart/' })

export const textsOfShop = (context: Pick<RenderContext, 'features'>): ShopTexts => shopState.of(context).texts
