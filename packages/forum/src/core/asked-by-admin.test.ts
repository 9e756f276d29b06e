import { describe, expect, it } from 'vitest'
import { parsePostsAct, parseTopicsAct } from './asked-by-admin.ts'

describe('what the admin asks for', () => {
  it('is an act on several posts or topics, with a reason', () => {
    expect(parsePostsAct({ action: 'hide', ids: [7, '8'], reason: 'Rude.' })).toEqual({
      act: 'hide',
      ids: [7, 8],
      reason: 'Rude.',
    })
    expect(parseTopicsAct({ action: 'pin', ids: [7] })).toEqual({ act: 'pin', ids: [7], reason: '' })
    expect(parseTopicsAct({ action: 'move', ids: [7], board: '2' })).toMatchObject({ act: 'move', board: 2 })
  })

  it.each([
    undefined,
    { action: 'pin' },
    { action: 'move', ids: [7] },
    { action: 'hide', ids: [7] },
    { action: 'pin', ids: ['1; drop table forum_topics'] },
    { action: 'pin', ids: Array.from({ length: 201 }, (_, index) => index + 1) },
    { action: 'pin', ids: [7], reason: 'x'.repeat(501) },
  ])('is not %j', (asked) => expect(parseTopicsAct(asked)).toBeUndefined())
})
