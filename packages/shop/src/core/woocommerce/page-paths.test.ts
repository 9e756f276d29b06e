import { describe, expect, it } from 'vitest'
import { pathOfPage } from './page-paths.ts'

describe('a page of WooCommerce', () => {
  it.each([
    ['basket', '[woocommerce_cart]', '/cart/'],
    ['basket', '<!-- wp:woocommerce/cart --><div></div><!-- /wp:woocommerce/cart -->', '/cart/'],
    ['pay', '<!-- wp:woocommerce/checkout {"align":"wide"} -->', '/checkout/'],
    ['shop', ' ', '/shop/'],
  ])('“%s” of %s is what stands at %s', (slug, content, path) => expect(pathOfPage({ slug, content })).toBe(path))
  it.each([
    ['shop', '<p>Come to our shop in the old town.</p>'],
    ['about', ''],
    ['account', '[woocommerce_my_account]'],
    ['help', '<!-- wp:woocommerce/cart-link /-->'],
  ])('“%s” of %s stays a page', (slug, content) => expect(pathOfPage({ slug, content })).toBeUndefined())
})
