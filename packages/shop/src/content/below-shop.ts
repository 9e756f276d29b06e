import type { BelowBase } from '@vitrine/content/documents'
import { DEFAULT_SLUG } from '../core/addresses.ts'

/** Base address of products and of the lists of them. */
export const BELOW_SHOP: BelowBase = { settings: 'shop-settings', defaultSlug: DEFAULT_SLUG }
