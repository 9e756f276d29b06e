import { describe, expect, it } from 'vitest'
import { mailTagsOf } from './mail/mail-tags.ts'
import { DEFAULT_MESSAGES } from './messages.ts'
import { readyMessages } from './ready-messages.ts'
import { withoutElements } from './without-elements.ts'

describe.each(['en', 'de', 'he'])('the messages of a new form in %s', (language) => {
  const messages = Object.entries(readyMessages(language))
  it('are all that the protocol knows', () =>
    expect(messages.map(([key]) => key).sort()).toEqual(Object.keys(DEFAULT_MESSAGES).sort()))
  it.each(messages)('%s is a sentence that is shown as it is written', (_, text) => {
    expect(text).toMatch(/^[^\s].*\.$/)
    expect(withoutElements(text)).toBe(text)
    expect(mailTagsOf(text)).toEqual([])
  })
  it('ask for no date in an order that the field does not show', () =>
    expect(messages.filter(([, text]) => /[YJ]{4}/.test(text))).toEqual([]))
  it('do not tell spam from a mail that failed', () =>
    expect(readyMessages(language).spam).toBe(readyMessages(language).mail_sent_ng))
})
