import { describe, expect, it } from 'vitest'
import { COMMENT_LENGTHS, commentProblems, isAddress, readComment } from './comment-post.ts'

const read = (fields: Record<string, string>) => readComment(new Map(Object.entries(fields)))
const FREE = { needsEmail: false, needsConsent: false }
const problems = (fields: Record<string, string>, asked = FREE) =>
  commentProblems(read({ author: 'Ann', comment: 'Words', ...fields }).typed, asked).map(
    ({ field, text }) => `${field}: ${text}`,
  )

describe('a comment as it comes', () => {
  it('is read without what surrounds it', () => {
    expect(read({ author: ' Ann\r\nLee ', comment: '\r\nOne\r\n\r\n\r\n\r\nTwo ', parent: '12' })).toMatchObject({
      typed: { author: 'Ann Lee', comment: 'One\n\nTwo', email: '', consent: false },
      parent: 12,
    })
  })

  it('has no letters that turn the page around it, or that nobody sees', () => {
    expect(read({ author: 'A\u202ennA\0', comment: 'a\u2066b\u0007c\ufeff\td' }).typed).toMatchObject({
      author: 'AnnA',
      comment: 'abc\td',
    })
  })

  it.each(['', '0', '-1', '1.5', '1e3', '01', '9999999999', 'x', '1 or 1=1'])('answers nothing by %j', (parent) =>
    expect(read({ parent }).parent).toBeUndefined())

  it.each([
    [{}, []],
    [{ author: '', comment: ' \n ' }, ['comment: required', 'author: required']],
    [{ email: 'ann@example.org' }, []],
    [{ email: '\u200bann@example.org\u00a0' }, []],
    [{ email: 'ann' }, ['email: notAnAddress']],
    [{ author: 'x'.repeat(COMMENT_LENGTHS.author) }, []],
    [{ author: 'x'.repeat(COMMENT_LENGTHS.author + 1) }, ['author: tooLong']],
    [{ comment: 'x'.repeat(COMMENT_LENGTHS.comment + 1) }, ['comment: tooLong']],
    [{ email: `${'x'.repeat(COMMENT_LENGTHS.email)}@example.org` }, ['email: tooLong']],
  ])('%j: %j', (fields, expected) => expect(problems(fields as Record<string, string>)).toEqual(expected))

  it('needs an address and a tick where the site asks for them', () => {
    const asked = { needsEmail: true, needsConsent: true }
    expect(problems({}, asked)).toEqual(['email: required', 'consent: notAgreed'])
    expect(problems({ email: 'ann@example.org', consent: '1' }, asked)).toEqual([])
  })

  it.each([
    'a@b',
    'a b@example.org',
    'a@example.org\nBcc: b@example.org',
    '<a@example.org>',
    'a@-example.org',
  ])('takes %j for no address', (text) => expect(isAddress(text)).toBe(false))
})
