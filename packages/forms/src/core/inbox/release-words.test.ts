import { describe, expect, it } from 'vitest'
import { releasedText, sentText } from './release-words.ts'

describe('what an editor reads of a released message', () => {
  it.each([
    [0, 'This message is back in the inbox.'],
    [1, 'This message is no spam. Its mail is on its way.'],
    [2, 'This message is no spam. Its mails are on their way.'],
  ])('names its mails: %i', (mails, sentence) => expect(sentText(mails).en).toBe(sentence))
})

describe('what an editor reads of several released messages', () => {
  it.each([
    [{ sent: 0, back: 0, left: 0 }, 'None of these messages is spam.'],
    [{ sent: 1, back: 0, left: 0 }, '1 message is no spam and on its way.'],
    [{ sent: 2, back: 0, left: 0 }, '2 messages are no spam and on their way.'],
    [
      { sent: 2, back: 0, left: 1 },
      '2 messages are no spam and on their way. 1 without mails to send stays spam: answer by hand.',
    ],
    [{ sent: 0, back: 2, left: 0 }, '2 messages are back in the inbox.'],
    [{ sent: 1, back: 1, left: 0 }, '1 message is no spam and on its way. 1 message is back in the inbox.'],
    [{ sent: 0, back: 0, left: 2 }, 'Nothing was sent. 2 without mails to send stay spam: answer by hand.'],
  ])('%j: %s', (counts, sentence) => expect(releasedText(counts).en).toBe(sentence))
  it('is there in German', () =>
    expect(releasedText({ sent: 1, back: 0, left: 0 }).de).toBe('1 Nachricht ist kein Spam und unterwegs.'))
})
