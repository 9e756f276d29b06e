import { describe, expect, it } from 'vitest'
import { isMailOf } from './mail-of-person.ts'

const mail = (...headers: string[]) => [...headers, 'Subject: x', '', 'To: ada@example.com'].join('\r\n')

describe('a mail', () => {
  const ada = { address: 'ada@example.com', getsOthers: false }
  it.each([
    ['went to them', mail('To: Ada <ADA@example.com>')],
    ['went to several', mail('To: grace@example.com,', ' "Ada, L." <ada@example.com>')],
    ['was copied to them', mail('Cc: ada@example.com')],
    ['is answered to them', mail('To: owner@example.com', 'Reply-To: ada@example.com')],
  ])("is a person's when it %s", (_, written) => expect(isMailOf(ada, written)).toBe(true))

  it.each([
    ['in its text alone', mail('To: owner@example.com')],
    ['as part of another address', mail('To: grada@example.com', 'Reply-To: ada@example.com.au')],
    ['in its subject', mail('To: owner@example.com', 'X-Note: ada@example.com')],
  ])("is not a person's who stands %s", (_, written) => expect(isMailOf(ada, written)).toBe(false))

  it('about others is not of who gets it', () => {
    const owner = { address: 'owner@example.com', getsOthers: true }
    expect(isMailOf(owner, mail('To: owner@example.com', 'Reply-To: ada@example.com'))).toBe(false)
    expect(isMailOf(owner, mail('To: shop@example.com', 'Reply-To: owner@example.com'))).toBe(true)
  })
})
