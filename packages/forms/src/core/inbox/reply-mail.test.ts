import { describe, expect, it } from 'vitest'
import { MAX_REFERENCES, referencesOf, replyMail } from './reply-mail.ts'

const FIRST = '<message-7@example.com>'
const replies = (count: number) => Array.from({ length: count }, (_, index) => `<reply-${index + 1}@example.com>`)

describe('a reply as a mail', () => {
  const mail = replyMail(
    { subject: 'Re: Rooms', text: 'Yes.' },
    {
      from: 'Site <site@example.com>',
      to: 'Ada <ada@example.com>',
      replyTo: 'desk@example.com',
      references: [FIRST, '<b@c>'],
    },
  )

  it('is the words of the person, from the site to the sender', () =>
    expect(mail).toMatchObject({
      from: 'Site <site@example.com>',
      to: 'Ada <ada@example.com>',
      subject: 'Re: Rooms',
      text: 'Yes.',
    }))

  it('answers the newest mail and names all before it', () =>
    expect(mail.headers).toEqual([
      { name: 'Reply-To', value: 'desk@example.com' },
      { name: 'In-Reply-To', value: '<b@c>' },
      { name: 'References', value: `${FIRST} <b@c>` },
    ]))
})

describe('references', () => {
  it('are the message alone for a first reply', () => expect(referencesOf(FIRST, [])).toEqual([FIRST]))
  it('are the first and the newest of many', () => {
    const all = replies(MAX_REFERENCES + 5)
    expect(referencesOf(FIRST, all)).toEqual([FIRST, ...all.slice(6)])
    expect(referencesOf(FIRST, all)).toHaveLength(MAX_REFERENCES)
  })
})
