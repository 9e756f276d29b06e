import type { ImportedItem } from '@vitrine/kit/core'
import { BUYING_PAGES, DEFAULT_SLUG } from '../addresses.ts'

/** Shortcodes and blocks by which pages of WooCommerce are known, with what stands in their place here. */
const PAGES: readonly (readonly [RegExp, string])[] = [
  [/\[woocommerce_cart\b|<!-- wp:woocommerce\/cart[\s/]/, `/${BUYING_PAGES.cart.slug}/`],
  [/\[woocommerce_checkout\b|<!-- wp:woocommerce\/checkout[\s/]/, `/${BUYING_PAGES.checkout.slug}/`],
]

/**
 * Path at which the shop shows what a page of WooCommerce showed. Its list of products is a page without content, which is
 * known by its usual slug alone.
 */
export function pathOfPage({ slug, content }: Pick<ImportedItem, 'slug' | 'content'>): string | undefined {
  if (slug === DEFAULT_SLUG && content.trim() === '') return `/${DEFAULT_SLUG}/`
  return PAGES.find(([mark]) => mark.test(content))?.[1]
}
