import { defineOptionalFeature } from '@vitrine/kit/feature'
import { declarations } from './blocks/declarations.ts'
import { coupons } from './content/coupons.ts'
import { ending, sales } from './content/dashboard-reports.ts'
import { invoiceTable } from './content/invoice-table.ts'
import { productPrices, productSkus } from './content/offer-logs.ts'
import { orderTables } from './content/order-tables.ts'
import { orders } from './content/orders.ts'
import { productTerms } from './content/product-terms.ts'
import { productsCollection } from './content/products.ts'
import { shippingZoneBlock } from './content/shipping-zone-block.ts'
import { shopFiles } from './content/shop-files.ts'
import { shopRules } from './content/shop-rules.ts'
import { shopSettings } from './content/shop-settings.ts'
import { taxRateBlock } from './content/tax-rate-block.ts'
import { variantBlock } from './content/variant-block.ts'
import { TO_DECIDE, TO_HANDLE, TO_SEND } from './core/order/order-views.ts'
import { productKind } from './core/search-kind.ts'

/** Products, their catalogue, and orders. */
export const feature = defineOptionalFeature({
  name: 'shop',
  blocks: declarations,
  ownBlocks: [variantBlock, shippingZoneBlock, taxRateBlock],
  collections: (blocks) => [productsCollection({ blocks }), ...productTerms, coupons],
  logs: [shopFiles, productSkus, productPrices, orders, ...orderTables, invoiceTable],
  globals: () => [shopSettings, shopRules],
  searchKinds: [productKind],
  linkTargets: [
    {
      type: 'product',
      collection: 'products',
      choice: { en: 'A product', de: 'Ein Produkt' },
      label: { en: 'Product', de: 'Produkt' },
    },
  ],
  dashboard: {
    waiting: [
      {
        label: { en: 'Orders to send', de: 'Bestellungen zu versenden' },
        collection: 'shop-orders',
        conditions: TO_SEND.conditions,
      },
      {
        label: { en: 'Orders to decide', de: 'Bestellungen zu entscheiden' },
        collection: 'shop-orders',
        conditions: TO_DECIDE.conditions,
      },
      {
        label: { en: 'Withdrawals to handle', de: 'Widerrufe zu bearbeiten' },
        collection: 'shop-orders',
        conditions: TO_HANDLE.conditions,
      },
    ],
    reports: [sales, ending],
    newest: [
      {
        title: { en: 'Orders to send', de: 'Bestellungen zu versenden' },
        collection: 'shop-orders',
        conditions: TO_SEND.conditions,
        name: 'email',
        date: 'placedAt',
        none: { en: 'No order waits to be sent.', de: 'Keine Bestellung wartet auf Versand.' },
      },
    ],
  },
  livePreview: { collections: ['products'] },
})
