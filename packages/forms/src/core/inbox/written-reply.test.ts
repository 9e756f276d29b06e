import { describe, expect, it } from 'vitest'
import { MAX_REPLY_SUBJECT, MAX_REPLY_TEXT, parseReply } from './written-reply.ts'

const problemOf = (raw: unknown) => {
  const parsed = parseReply(raw)
  return 'problem' in parsed ? parsed.problem.en : undefined
}

describe('a reply', () => {
  it('has a subject of one line and a text with its lines', () =>
    expect(parseReply({ subject: ' Re: Rooms\r\nBcc: all@example.com ', text: 'Dear Ada,\r\n\r\nyes.\n' })).toEqual({
      reply: { subject: 'Re: Rooms Bcc: all@example.com', text: 'Dear Ada,\n\nyes.' },
    }))

  it('is composed', () =>
    expect(parseReply({ subject: 'Ku\u0308che', text: 'Ra\u0308ume' })).toEqual({
      reply: { subject: 'Küche', text: 'Räume' },
    }))

  it.each([
    ['without a body', undefined, 'Write an answer first.'],
    ['that is blank', { subject: 'Re', text: ' \n' }, 'Write an answer first.'],
    ['without a subject', { subject: '\r\n', text: 'Yes' }, 'Give the answer a subject.'],
    ['whose text is none', { subject: 'Re', text: ['Yes'] }, 'Write an answer first.'],
  ])('%s is refused', (_, raw, sentence) => expect(problemOf(raw)).toBe(sentence))

  it('has exactly as many characters as are allowed', () => {
    const longest = { subject: 'a'.repeat(MAX_REPLY_SUBJECT), text: 'b'.repeat(MAX_REPLY_TEXT) }
    expect(problemOf(longest)).toBeUndefined()
    expect(problemOf({ ...longest, subject: `${longest.subject}a` })).toContain('at most 1000 characters')
    expect(problemOf({ ...longest, text: `${longest.text}b` })).toContain('at most 50000 characters')
  })
})
