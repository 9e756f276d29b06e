import { dayAt } from '@vitrine/content/core'
import { describe, expect, it } from 'vitest'
import { exported, exportTools } from '../../testing/woocommerce/exported.ts'
import { convertCoupon } from './convert-coupon.ts'

const converted = (metas: Readonly<Record<string, string>>, given: Parameters<typeof exported>[0] = {}) => {
  const { tools, notes } = exportTools()
  return { ...convertCoupon(exported({ kind: 'shop_coupon', title: 'Summer-10', ...given, metas }), tools), notes }
}

const TEN = { discount_type: 'percent', coupon_amount: '10' }

describe('a coupon of WooCommerce', () => {
  it.each([
    [TEN, { effect: 'percent', percent: 10 }],
    [
      { discount_type: 'fixed_cart', coupon_amount: '7.50' },
      { effect: 'fixed', amount: 7.5 },
    ],
    [{ discount_type: 'fixed_cart', coupon_amount: '0', free_shipping: 'yes' }, { effect: 'shipping' }],
  ])('of %j has the effect %j', (metas, effect) =>
    expect(converted(metas)).toMatchObject({ data: { code: 'SUMMER-10', ...effect, isActive: true, isFor: 'all' } }))
  it('has as many uses as are left', () => {
    expect(converted({ ...TEN, usage_limit: '100', usage_count: '40' })).toMatchObject({ data: { maxUses: 60 } })
    expect(converted({ ...TEN, usage_limit: '5', usage_count: '5' })).toMatchObject({ data: { isActive: false } })
  })
  it('ends on the day before that from which it is refused there', () => {
    expect(converted({ ...TEN, expiry_date: '2027-01-01' })).toMatchObject({
      data: { until: '2026-12-31T12:00:00.000Z' },
    })
    // Midnight in Berlin.
    expect(converted({ ...TEN, date_expires: '1798758000' })).toMatchObject({
      data: { until: '2026-12-31T12:00:00.000Z' },
    })
  })
  it('ends on that day in a zone far ahead of UTC too', () => {
    const { tools } = exportTools()
    const metas = { ...TEN, date_expires: String(Date.parse('2027-01-31T11:00:00Z') / 1000) }
    const item = exported({ kind: 'shop_coupon', title: 'Summer-10', metas })
    const auckland = { ...tools, dayAt: (moment: number) => dayAt(new Date(moment), 'Pacific/Auckland') }
    expect(convertCoupon(item, auckland)).toMatchObject({ data: { until: '2027-01-31T12:00:00.000Z' } })
  })
  it('waits for the products that it is for', () =>
    expect(converted({ ...TEN, product_ids: '7,999' })).toMatchObject({
      data: { isFor: 'some', onlyProducts: [{ $source: 'item:7' }] },
      after: [7],
    }))
  it('for products of which none came does not become one for everything', () =>
    expect(converted({ ...TEN, product_ids: '999' })).toMatchObject({
      problem: 'Nothing of what it was for is imported.',
    }))
  it.each([
    [{ maximum_amount: '200' }],
    [{ customer_email: 'a:1:{i:0;s:3:"a@b";}' }],
    [{ limit_usage_to_x_items: '2' }],
  ])('is switched off where it would be worth more here: %j', (metas) => {
    const { notes, ...coupon } = converted({ ...TEN, ...metas })
    expect(coupon).toMatchObject({ data: { isActive: false } })
    expect(notes).toHaveLength(1)
  })
  it('that was a draft is switched off', () =>
    expect(converted(TEN, { status: 'draft' })).toMatchObject({ data: { isActive: false } }))
  it.each([
    [{ discount_type: 'fixed_product', coupon_amount: '5' }, 'Summer-10', /off each piece/],
    [TEN, 'summer 10!', /^Codes of coupons are letters/],
    [{ discount_type: 'percent', coupon_amount: '0' }, 'Zero', /above 0/],
  ])('of %j and the code %s is refused', (metas, title, problem) =>
    expect(converted(metas, { title })).toMatchObject({ problem: expect.stringMatching(problem) }))
})
