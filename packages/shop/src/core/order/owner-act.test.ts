import { describe, expect, it } from 'vitest'
import { type ActedOrder, MAX_NOTE_LENGTH, parseOwnerAct, possibleActs } from './owner-act.ts'

describe('acts of an owner', () => {
  const actsOf = (order: Partial<ActedOrder>) =>
    possibleActs({
      state: 'confirmed',
      isSent: false,
      awaitsMoney: false,
      isRefundable: true,
      isWithdrawn: false,
      hasRefused: false,
      ...order,
    })

  it.each([
    ['paid and to be sent', {}, ['sent', 'refund', 'cancel', 'note']],
    ['withdrawn from', { isSent: true, isWithdrawn: true }, ['refund', 'withdrawal', 'note']],
    ['refused a refund', { isSent: true, hasRefused: true }, ['refund', 'retry refund', 'refund by hand', 'note']],
    ['sent', { isSent: true }, ['refund', 'note']],
    ['sent on invoice', { isSent: true, awaitsMoney: true, isRefundable: false }, ['paid', 'note']],
    [
      'to be paid in advance',
      { state: 'awaiting payment', awaitsMoney: true, isRefundable: false },
      ['paid', 'cancel', 'note'],
    ],
    ['to be decided', { state: 'needs decision' }, ['sent', 'refund', 'cancel', 'note']],
    ['over', { state: 'ended', awaitsMoney: true, isRefundable: false }, ['note']],
  ] as const)('on an order that is %s', (_, order, acts) => expect(actsOf(order)).toEqual(acts))

  it('are read with texts as far as limits let', () => {
    const text = 'x'.repeat(MAX_NOTE_LENGTH + 1)
    expect(parseOwnerAct({ act: 'note', text })).toEqual({ act: 'note', text: text.slice(1) })
    expect(parseOwnerAct({ act: 'sent', carrier: ' DHL ', tracking: 7 })).toEqual({
      act: 'sent',
      carrier: 'DHL',
      tracking: '',
    })
  })

  it('are read with what is given back', () =>
    expect(
      parseOwnerAct({
        act: 'refund',
        key: 'a-key-of-8',
        lines: [{ line: 0, quantity: 2 }],
        shipping: true,
        besides: 5,
      }),
    ).toEqual({
      act: 'refund',
      key: 'a-key-of-8',
      wish: { lines: [{ line: 0, quantity: 2 }], shipping: true, besides: 5 },
      restocks: false,
      reason: '',
    }))
})
