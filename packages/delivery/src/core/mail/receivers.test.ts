import { describe, expect, it } from 'vitest'
import {
  isWithAny,
  type MailProgress,
  NOTHING_SENT,
  progressAfter,
  receiversLeft,
  refusalText,
  withoutRefusals,
} from './receivers.ts'

const ALL = ['desk@shop.example', 'gone@shop.example', 'later@shop.example']
const gone = { address: 'gone@shop.example', answer: '550 5.1.1 no such mailbox', isForGood: true }
const later = { address: 'later@shop.example', answer: '451 4.7.1 greylisted', isForGood: false }

describe('a mail that one receiver took, one refused and one put off', () => {
  const progress = progressAfter(NOTHING_SENT, ALL, [gone, later])

  it('is tried again for the one that put it off', () =>
    expect(receiversLeft(ALL, progress)).toEqual(['later@shop.example']))
  it('has nothing left once that one takes it, and still names the refusal', () => {
    const after = progressAfter(progress, ['later@shop.example'], [])
    expect(receiversLeft(ALL, after)).toEqual([])
    expect(after).toEqual({ taken: ['desk@shop.example', 'later@shop.example'], refused: [gone] })
  })
})

describe('what an editor sends again', () => {
  it('is asked of receivers that had refused it, too', () => {
    const progress = progressAfter(NOTHING_SENT, ALL, [gone])
    const mail = { subject: 'Hi', progress }
    expect(withoutRefusals(mail)).toEqual({
      subject: 'Hi',
      progress: { taken: ['desk@shop.example', 'later@shop.example'], refused: [] },
    })
  })
  it('stays as it is without progress', () => {
    const mail: { readonly subject: string; readonly progress?: MailProgress } = { subject: 'Hi' }
    expect(withoutRefusals(mail)).toBe(mail)
  })
  it('is with a receiver only once one has taken it', () => {
    expect(isWithAny({})).toBe(false)
    expect(isWithAny({ progress: progressAfter(NOTHING_SENT, ALL, [gone]) })).toBe(true)
    expect(isWithAny({ progress: progressAfter(NOTHING_SENT, ['gone@shop.example'], [gone]) })).toBe(false)
  })
})

it('a mail that nobody has taken is tried for all', () => expect(receiversLeft(ALL, NOTHING_SENT)).toEqual(ALL))

describe('what an owner reads of refusals', () => {
  it('is each address with its answer, and that others have the mail', () =>
    expect(refusalText([gone, later], 1)).toBe(
      [
        'Sent to 1 of 3 receivers, who get no second copy.',
        'The mail server refused the recipient gone@shop.example: 550 5.1.1 no such mailbox',
        'The mail server does not take the recipient later@shop.example yet: 451 4.7.1 greylisted',
      ].join('\n'),
    ))
  it('is the refusal alone when no receiver has it', () =>
    expect(refusalText([gone], 0)).toBe(
      'The mail server refused the recipient gone@shop.example: 550 5.1.1 no such mailbox',
    ))
})
