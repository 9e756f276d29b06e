import type { FeatureImport } from '@vitrine/kit/core'
import { DEFAULT_SLUG, RESERVED_SLUGS, TERM_SEGMENTS, type TermSegment } from './core/addresses.ts'
import { convertCoupon } from './core/woocommerce/convert-coupon.ts'
import { convertProduct } from './core/woocommerce/convert-product.ts'
import { pathOfPage } from './core/woocommerce/page-paths.ts'

/** Fields of its terms that only WooCommerce needs. */
const OWN_FIELDS = ['order', 'display_type', 'product_count_product_cat', 'product_count_product_tag']

const taxonomy = (name: string, segment: TermSegment) => ({
  taxonomy: name,
  collection: TERM_SEGMENTS[segment],
  base: DEFAULT_SLUG,
  segment,
  ownFields: OWN_FIELDS,
})

const ORDERS = {
  en: 'Orders of the old shop stay there: those of this one have numbers and invoices without gaps, and are proofs of sales that it made. Keep an export of the old ones.',
  de: 'Bestellungen des alten Shops bleiben dort: Die des neuen haben lückenlose Nummern und Rechnungen und belegen seine eigenen Verkäufe. Einen Export der alten aufbewahren.',
}

/** Part of the shop in an import: products and coupons of WooCommerce. */
export const imports: FeatureImport = {
  items: [
    {
      kind: 'product',
      collection: 'products',
      place: { base: DEFAULT_SLUG, reserved: RESERVED_SLUGS },
      parts: ['product_variation'],
      files: 'shop-files',
      ownMetas: /^(?:attribute_.+|total_sales)$/,
      convert: convertProduct,
    },
    {
      kind: 'shop_coupon',
      collection: 'coupons',
      ownMetas:
        /^(?:discount_type|coupon_amount|individual_use|(?:exclude_)?product_(?:ids|categories)|usage_(?:limit|count|limit_per_user)|limit_usage_to_x_items|date_expires|expiry_date|free_shipping|exclude_sale_items|(?:minimum|maximum)_amount|customer_email)$/,
      convert: convertCoupon,
    },
  ],
  taxonomies: [taxonomy('product_cat', 'category'), taxonomy('product_tag', 'tag'), taxonomy('product_brand', 'brand')],
  innerTaxonomies: /^(?:product_type|product_visibility|product_shipping_class|pa_.+)$/,
  leftOut: { shop_order: ORDERS, shop_order_refund: ORDERS },
  pathOfPage,
}
