import { enhancer } from '@vitrine/islands/ui'
import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import type { Availability } from '../../core/product/stock.ts'
import { filled, type ShopTexts } from '../../core/shop-texts.ts'
import { BuyBox } from '../../ui/buy-box.tsx'
import { Price } from '../../ui/price.tsx'
import { ProductGallery } from '../../ui/product-gallery.tsx'
import { textsOfShop } from '../../ui/shop-state.ts'
import { VariantPicker } from '../../ui/variant-picker.tsx'
import { type ProductDetailBlock, productDetail } from './product-detail.block.ts'

const Choosing = enhancer('variant-picker', { when: 'attention' })

const AVAILABILITY: Readonly<Record<Availability, keyof ShopTexts>> = {
  'in-stock': 'inStock',
  few: 'few',
  'on-order': 'onOrder',
  'sold-out': 'soldOut',
}

const Product: BlockRenderer<ProductDetailBlock> = ({ block, context }) => {
  const { title, description, brand, categories, images, options, offer, pricesInclude, isSent } = block
  const texts = textsOfShop(context)
  const above = brand ? [brand] : categories
  const shown = (
    <div className="product">
      <ProductGallery images={images} label={texts.gallery} />
      <div className="product__about">
        {above.length > 0 && (
          <p className="product__terms">
            {above.map((term) => (
              <a key={term.href} className="product__term" href={term.href}>
                {term.title}
              </a>
            ))}
          </p>
        )}
        <h1 className="product__title">{title}</h1>
        {description && <p className="product__description">{description}</p>}
        <div className="product__price" data-variant-part="price">
          {offer.price && (
            <>
              <Price price={offer.price} isFrom={false} texts={texts} />
              <p className="product__tax">{texts[taxNote(pricesInclude, isSent)]}</p>
            </>
          )}
        </div>
        <VariantPicker options={options} />
        <BuyBox product={block} context={context} />
        <div className="product__stock" data-variant-part="stock">
          <p className="product__availability" data-availability={offer.availability}>
            {texts[AVAILABILITY[offer.availability]]}
          </p>
          {offer.deliveryTime && offer.availability !== 'sold-out' && (
            <p className="product__delivery">{filled(texts.delivery, { time: offer.deliveryTime })}</p>
          )}
          <p className="product__sku">{filled(texts.sku, { sku: offer.sku })}</p>
        </div>
      </div>
    </div>
  )
  return options.length === 0 ? shown : <Choosing>{shown}</Choosing>
}

function taxNote(pricesInclude: ProductDetailBlock['pricesInclude'], isSent: boolean): keyof ShopTexts {
  if (pricesInclude === 'tax') return isSent ? 'withTax' : 'withTaxAlone'
  return isSent ? 'withoutTax' : 'withoutTaxAlone'
}

export const view = defineView(productDetail, {
  Block: Product,
  styles: ['product-price', 'buy-box', 'product-detail'],
  holdsTitle: true,
})
