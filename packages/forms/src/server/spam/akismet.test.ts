import { describe, expect, it } from 'vitest'
import { commentOf } from './akismet.ts'

const suspect = {
  form: { id: 1, guard: {}, body: { kind: 'template' }, tags: [] },
  entries: [],
  submitted: {},
  circumstances: {
    unitTag: '',
    remoteAddress: '192.0.2.1',
    userAgent: '',
    url: 'https://a.example/',
    now: new Date(0),
  },
} as never as Parameters<typeof commentOf>[0]

describe('what Akismet is asked about', () => {
  it('is a message of a contact form, or a comment', () => {
    expect(commentOf(suspect, 'https://a.example').comment_type).toBe('contact-form')
    expect(commentOf({ ...suspect, isComment: true }, 'https://a.example').comment_type).toBe('comment')
  })
})
