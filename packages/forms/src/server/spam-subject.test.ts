import { describe, expect, it } from 'vitest'
import { HONEYPOT_NAME, OPENED_NAME } from '../core/traps.ts'
import { spamSubjectOf } from './spam-subject.ts'

const message = {
  form: {
    id: 7,
    guard: { honeypot: true, refusesDuplicates: true },
    body: { kind: 'fields', fields: [], groups: [], steps: [] },
    tags: [],
    mail: {
      recipient: '',
      sender: '',
      subject: '',
      additionalHeaders: '',
      body: '',
      attachments: '',
      useHtml: false,
      excludeBlank: false,
    },
  },
  entries: [
    [HONEYPOT_NAME, 'x'],
    [OPENED_NAME, 'stamp'],
    ['_wpcf7_turnstile_response', 'token'],
  ],
  submitted: { name: 'Ada', topics: ['One', 'Two'] },
  meta: {
    unitTag: 'wpcf7-f7-o1',
    remoteAddress: '192.0.2.1',
    userAgent: 'x',
    url: 'https://a.example/',
    now: new Date(0),
  },
  hash: 'abc',
} as const

describe('a message, as the checks for spam see it', () => {
  it('contains the typed texts, the hidden fields, and the sender', () =>
    expect(spamSubjectOf(message)).toMatchObject({
      texts: ['Ada', 'One', 'Two'],
      trap: 'x',
      opened: 'stamp',
      tokens: { turnstile: 'token', proof: '' },
      remoteAddress: '192.0.2.1',
    }))

  it('repeats only messages to the same form', () => {
    const { fingerprint } = spamSubjectOf(message)
    expect(spamSubjectOf(message).fingerprint).toBe(fingerprint)
    expect(spamSubjectOf({ ...message, hash: 'def' }).fingerprint).not.toBe(fingerprint)
    expect(spamSubjectOf({ ...message, form: { ...message.form, id: 8 } }).fingerprint).not.toBe(fingerprint)
  })
})
