import { describe, expect, it } from 'vitest'
import { amountOf } from '../money/amount.ts'
import { type Download, type DownloadedOrder, downloadState, orderRefusal } from './download-state.ts'

const PAID_AT = new Date('2026-11-26T10:00:00Z')
const after = (hours: number) => new Date(PAID_AT.getTime() + hours * 3_600_000)

const PAID: DownloadedOrder = {
  state: 'confirmed',
  total: amountOf(7_000),
  lines: [{ quantity: 2 }, { quantity: 1 }],
  paidAt: PAID_AT,
  paid: amountOf(7_000),
  refunds: [],
  withdrawals: [],
  isWithdrawalOpen: false,
}
const PLAN: Download = { id: 1, line: 0, name: 'plan.pdf', size: 9, most: 2, days: 30, used: 0, begunAt: undefined }

const refund = (amount: number, ...lines: { line: number; quantity: number }[]) => ({ amount: amountOf(amount), lines })

describe('a file of an order', () => {
  it('can be downloaded once it is paid, for its days and times', () =>
    expect(downloadState(PAID, PLAN, after(1))).toEqual({ ok: true, download: { left: 2, until: after(30 * 24) } }))

  it.each([
    ['is not paid yet', { paidAt: undefined }, 'unpaid'],
    ['has another state', { state: 'needs decision' }, 'unpaid'],
    ['has ended', { state: 'ended' }, 'ended'],
    ['was refunded', { refunds: [refund(7_000)] }, 'refunded'],
    ['has this line refunded', { refunds: [refund(2_000, { line: 0, quantity: 2 })] }, 'refunded'],
    ['has one piece of it refunded', { refunds: [refund(1_000, { line: 0, quantity: 1 })] }, undefined],
    ['has another line refunded', { refunds: [refund(1_000, { line: 1, quantity: 1 })] }, undefined],
    ['has some money given back', { refunds: [refund(500)] }, undefined],
    ['was withdrawn from', { withdrawals: [{ scope: { kind: 'whole' } }] }, 'withdrawn'],
    [
      'was withdrawn from in its pieces',
      { withdrawals: [{ scope: { kind: 'pieces', pieces: [{ line: 0, quantity: 2 }] } }] },
      'withdrawn',
    ],
    [
      'keeps a piece of it',
      { withdrawals: [{ scope: { kind: 'pieces', pieces: [{ line: 0, quantity: 1 }] } }] },
      undefined,
    ],
    [
      'waits for what a buyer meant',
      { withdrawals: [{ scope: { kind: 'part', words: 'the plan' } }], isWithdrawalOpen: true },
      'withdrawn',
    ],
    ['was dealt with', { withdrawals: [{ scope: { kind: 'part', words: 'the lamp' } }] }, undefined],
  ] satisfies [
    string,
    Partial<DownloadedOrder>,
    string | undefined,
  ][])('of an order that %s', (_, more: Partial<DownloadedOrder>, why) =>
    expect(orderRefusal({ ...PAID, ...more }, 0)).toBe(why))

  it('of an order that costs nothing needs no money, and no refund makes it one that was given back', () =>
    expect(orderRefusal({ ...PAID, total: amountOf(0), paid: amountOf(0) }, 0)).toBeUndefined())

  it.each([
    ['is not there any more', { name: undefined }, 1, 'gone'],
    ['came too late', {}, 30 * 24, 'expired'],
    ['is used up', { used: 2, begunAt: after(1) }, 13, 'used up'],
  ] satisfies [string, Partial<Download>, number, string][])('%s', (_, more: Partial<Download>, hours, why) =>
    expect(downloadState(PAID, { ...PLAN, ...more }, after(hours))).toEqual({ ok: false, why }))

  it('can be begun again while the last download that counted goes on', () =>
    expect(downloadState(PAID, { ...PLAN, used: 2, begunAt: after(1) }, after(12))).toMatchObject({
      ok: true,
      download: { left: 0 },
    }))
})
