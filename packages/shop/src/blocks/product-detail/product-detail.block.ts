import { type BlockOf, defineGeneratedBlock } from '@vitrine/kit/block'
import { type ProductDetail, parseProductDetail, VARIANT_FIELD } from '../../core/shown/product-detail.ts'

/** A product: its images, options, price and availability. */
export const productDetail = defineGeneratedBlock({
  name: 'productDetail',
  read: (raw, parse): ProductDetail & { readonly queryFields: readonly string[]; readonly showsNoImage: boolean } => {
    const detail = parseProductDetail(raw, parse)
    return {
      ...detail,
      queryFields: detail.offers.length > 1 ? [VARIANT_FIELD] : [],
      showsNoImage: detail.images.length === 0,
    }
  },
})

export type ProductDetailBlock = BlockOf<typeof productDetail>
