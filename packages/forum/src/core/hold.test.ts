import { describe, expect, it } from 'vitest'
import { holdReason, isNewcomer } from './hold.ts'

const post = { isModerator: false, approved: 1, hasLinks: false, isSpam: false }

describe('a text of a member', () => {
  it('is held while none of theirs was approved', () => expect(holdReason({ ...post, approved: 0 })).toBe('first'))

  it('is held for its links until five were', () => {
    expect(holdReason({ ...post, hasLinks: true, approved: 4 })).toBe('links')
    expect(holdReason({ ...post, hasLinks: true, approved: 5 })).toBeUndefined()
  })

  it('is held when it is taken for spam, however many were', () =>
    expect(holdReason({ ...post, approved: 500, isSpam: true })).toBe('spam'))

  it('is one of a newcomer until five were, but for moderators', () => {
    const newcomers = [{ approved: 4 }, { approved: 5 }, { approved: 0, isModerator: true }]
    expect(newcomers.map((writer) => isNewcomer({ isModerator: false, ...writer }))).toEqual([true, false, false])
  })

  it('is read at once otherwise, and so is everything of a moderator', () => {
    expect(holdReason(post)).toBeUndefined()
    expect(holdReason({ isModerator: true, approved: 0, hasLinks: true, isSpam: true })).toBeUndefined()
  })
})
