import { describe, expect, it } from 'vitest'
import { mailProgramAddress, parseReplyDraft, replySubject, withAnswer } from './reply-draft.ts'

describe('the subject of a reply', () => {
  it.each([
    ['A reading room', 'Re: A reading room'],
    ['', 'Re:'],
    ['Re: A chair', 'Re: A chair'],
    ['AW: Ein Stuhl', 'AW: Ein Stuhl'],
    ['Regarding a chair', 'Re: Regarding a chair'],
  ])('of “%s” is “%s”', (subject, reply) => expect(replySubject(subject)).toBe(reply))
})

describe('a stored draft', () => {
  it('is read as it was written', () =>
    expect(parseReplyDraft('{"subject":"Re: A","text":" Dear Ada"}')).toEqual({ subject: 'Re: A', text: ' Dear Ada' }))
  it.each([null, '', '{', '[]', '{"text":" "}', '{"text":5}'])('is none: %s', (stored) =>
    expect(parseReplyDraft(stored)).toBeUndefined())
})

it('a saved answer stands where the cursor is, in place of what is selected', () =>
  expect(withAnswer('Dear Ada,\nxx\nYours', 'Thank you.', { start: 10, end: 12 })).toBe('Dear Ada,\nThank you.\nYours'))

describe('the address for a mail program', () => {
  const address = (fromEmail: string, subject: string, words: string) =>
    mailProgramAddress({ fromEmail, subject }, words)
  it('has recipient, subject and the quoted text', () =>
    expect(decodeURIComponent(address('ada@example.com', 'A chair', 'One\r\n\nTwo'))).toBe(
      'mailto:ada@example.com?subject=Re: A chair&body=\r\n\r\n> One\r\n>\r\n> Two',
    ))
  it('takes nothing of an address for a header', () =>
    expect(address('a?cc=b@example.com', 'A', '')).toBe('mailto:a%3Fcc%3Db@example.com?subject=Re%3A%20A&body='))
  it('cuts a long quote', () => expect(address('a@b.de', 'A', 'x'.repeat(5000)).length).toBeLessThan(1400))
})
