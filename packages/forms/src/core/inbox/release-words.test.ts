import { describe, expect, it } from 'vitest'
import { releasedText, sentText } from './release-words.ts'

describe('what an editor reads of a released message', () => {
  it.each([
    [0, 'This message is no spam. Its form sends no mail.'],
    [1, 'This message is no spam. Its mail is on its way.'],
    [2, 'This message is no spam. Its mails are on their way.'],
  ])('names its mails: %i', (mails, sentence) => expect(sentText(mails).en).toBe(sentence))
})

describe('what an editor reads of several released messages', () => {
  it.each([
    [0, 0, 'None of these messages is spam.'],
    [1, 1, '1 message is no spam and on its way.'],
    [2, 2, '2 messages are no spam and on their way.'],
    [2, 3, '2 messages are no spam and on their way. 1 without mails to send stays spam: answer by hand.'],
    [0, 2, 'Nothing was sent. 2 without mails to send stay spam: answer by hand.'],
  ])('%i of %i: %s', (released, found, sentence) => expect(releasedText(released, found).en).toBe(sentence))
  it('is there in German', () => expect(releasedText(1, 1).de).toBe('1 Nachricht ist kein Spam und unterwegs.'))
})
