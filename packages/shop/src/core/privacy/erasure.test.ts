import { describe, expect, it } from 'vitest'
import { NOTHING } from '../money/amount.ts'
import type { OrderRefund } from '../order/order-page.ts'
import { erasedBuyer, isFinished, keepsInvoice } from './erasure.ts'

const refund = (state: OrderRefund['state']): OrderRefund => ({ id: 1, at: '', amount: NOTHING, state })
const SENT = { state: 'confirmed', sentAt: '2026-11-26', refunds: [] } as const

it.each([
  ['sent', SENT, true],
  ['ended', { state: 'ended', refunds: [] }, true],
  ['waiting for its money', { state: 'awaiting payment', refunds: [] }, false],
  ['to be sent', { state: 'confirmed', refunds: [] }, false],
  ['to be decided', { ...SENT, state: 'needs decision' }, false],
  ['withdrawn from', { ...SENT, withdrawal: 'open' }, false],
  ['withdrawn from and handled', { ...SENT, withdrawal: 'handled' }, true],
  ['being refunded', { ...SENT, refunds: [refund('pending')] }, false],
  ['refused a refund', { ...SENT, refunds: [refund('done'), refund('refused')] }, false],
  ['refunded', { ...SENT, refunds: [refund('done'), refund('by hand')] }, true],
] as const)('an order that is %s is finished: %#', (_, order, finished) => expect(isFinished(order)).toBe(finished))

describe('of an erased buyer', () => {
  const address = {
    name: 'Ruth Adler',
    company: 'Adler',
    street: 'Weg 1',
    postcode: '10115',
    city: 'Berlin',
    region: '',
    country: 'DE',
  }
  const buyer = {
    email: 'ruth@example.org',
    phone: '030',
    invoiceTo: address,
    deliverTo: { ...address, name: 'Ida' },
    vatNumber: 'DE123456789',
    notes: 'Ring twice.',
  }

  it('the invoice keeps its address and number, and nothing else is left', () =>
    expect(erasedBuyer(buyer, true)).toEqual({
      email: '',
      phone: '',
      notes: '',
      invoiceTo: address,
      vatNumber: 'DE123456789',
    }))

  it('nothing but the country is left where nothing was sold', () =>
    expect(JSON.stringify(erasedBuyer(buyer, false))).not.toMatch(/Adler|Weg|10115|Berlin|123456789|Ida/))

  it('who has bought has an invoice, and so has who has paid and was given the money back', () => {
    expect(keepsInvoice({ state: 'confirmed', paid: NOTHING })).toBe(true)
    expect(keepsInvoice({ state: 'ended', paid: NOTHING })).toBe(false)
  })
})
