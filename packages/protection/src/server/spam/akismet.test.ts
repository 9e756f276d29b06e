import { describe, expect, it } from 'vitest'
import { commentOf } from './akismet.ts'

const suspect = {
  guard: { honeypot: false, refusesDuplicates: false },
  texts: [],
  trap: '',
  opened: '',
  tokens: {},
  fingerprint: '',
  remoteAddress: '192.0.2.1',
  userAgent: '',
  url: 'https://a.example/',
  now: new Date(0),
}
const written = { author: 'Ada', email: 'ada@example.com', url: '', content: 'Hello' } as const

describe('what Akismet is asked about', () => {
  it.each(['contact-form', 'comment'] as const)('is a %s', (kind) =>
    expect(commentOf({ ...suspect, written: { ...written, kind } }, 'https://a.example')).toMatchObject({
      blog: 'https://a.example',
      comment_type: kind,
      comment_author: 'Ada',
      comment_content: 'Hello',
    }))
})
