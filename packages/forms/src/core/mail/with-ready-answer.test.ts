import { describe, expect, it } from 'vitest'
import { withReadyAnswer } from './with-ready-answer.ts'

const mail2Of = (mail2: object, language = 'en') => withReadyAnswer({ mail2 }, language).mail2

describe('the answer to the visitor', () => {
  it('is ready-made in the language of the form when it is switched on', () =>
    expect(mail2Of({ active: true, recipient: null, subject: '', useHtml: false }, 'de')).toMatchObject({
      active: true,
      recipient: '[_sender_email]',
      subject: '[_site_title]: Ihre Nachricht ist angekommen',
      body: expect.stringContaining('vielen Dank'),
      useHtml: false,
    }))
  it.each([
    { active: false },
    { active: true, recipient: 'office@example.com' },
    { active: true, body: 'Thanks' },
  ])('stays as it is written: %j', (mail2) => expect(mail2Of(mail2)).toEqual(mail2))
  it('is in no form without one', () => expect(withReadyAnswer({ title: 'Form' }, 'en')).toEqual({ title: 'Form' }))
})
