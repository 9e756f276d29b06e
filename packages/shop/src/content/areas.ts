import type { Area } from '@vitrine/content/core'

/** Level that managers of a shop begin with in every area of it. */
export const OF_MANAGERS = { shop: 'all' } as const satisfies Area['begins']

/** Areas of rights of the shop, but for those of categories, tags and brands. */
export const PRODUCTS: Area = { slug: 'products', kind: 'documents', begins: OF_MANAGERS }
export const SHOP_FILES: Area = { slug: 'shop-files', kind: 'parts', begins: OF_MANAGERS }
export const COUPONS: Area = { slug: 'coupons', kind: 'settings', begins: OF_MANAGERS }
export const ORDERS: Area = { slug: 'shop-orders', kind: 'inbox', begins: { inbox: 'none', ...OF_MANAGERS } }
export const SHOP_RULES: Area = { slug: 'shop-rules', kind: 'settings', begins: OF_MANAGERS }
export const SHOP_SETTINGS: Area = { slug: 'shop-settings', kind: 'settings', begins: OF_MANAGERS }
