import { describe, expect, it } from 'vitest'
import { isAnswerable, parseInboxMessage, senderName } from './inbox-message.ts'

describe('a stored message', () => {
  it('is read with notes, replies and consents as plain text', () => {
    const message = parseInboxMessage({
      id: 3,
      receivedAt: '2026-11-28T09:41:00.000Z',
      status: 'spam',
      handling: 'done',
      read: true,
      assignee: 7,
      consents: { privacy: 'You may <a href="/x">answer</a>\n me &amp; mine.' },
      spam: { agent: 'words', score: 3 },
      meta: { page: 'https://example.com/', address: '192.0.2.1', agent: 'Browser' },
      notes: [{ id: 'a', text: 'Rang.' }],
      replies: [
        { sentAt: '2026-11-28T10:00:00.000Z', personName: 'Olive', to: 'a@b.de', subject: 'Re: A', text: 'Yes' },
      ],
    })
    expect(message).toMatchObject({
      status: 'spam',
      handling: 'done',
      isRead: true,
      assignee: 7,
      page: 'https://example.com/',
    })
    expect([...message.consents]).toEqual([['privacy', 'You may answer me & mine.']])
    expect([...message.spam]).toEqual([
      ['agent', 'words'],
      ['score', '3'],
    ])
    expect(message.notes).toEqual([{ id: 'a', text: 'Rang.' }])
    expect(message.replies.map(({ personName }) => personName)).toEqual(['Olive'])
  })

  it('is new, unread and empty where it says nothing', () =>
    expect(parseInboxMessage({ id: 3 })).toMatchObject({
      subject: '',
      status: 'mail_sent',
      handling: 'new',
      isRead: false,
      assignee: undefined,
      entries: {},
      files: [],
      notes: [],
      replies: [],
    }))
})

it.each([
  ['Ada', 'ada@example.com', 'Ada'],
  ['', 'ada@example.com', 'ada@example.com'],
  ['', '', ''],
])('the sender “%s” <%s> is called “%s”', (fromName, fromEmail, name) =>
  expect(senderName({ fromName, fromEmail })).toBe(name))

it.each([
  ['mail_sent', 'ada@example.com', true],
  ['mail_sent', '', false],
  ['spam', 'ada@example.com', false],
] as const)('a message that is %s from “%s” can be replied to: %s', (status, fromEmail, is) =>
  expect(isAnswerable({ status, fromEmail })).toBe(is))
