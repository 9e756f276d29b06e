import { describe, expect, it } from 'vitest'
import { FORUM_OPERATIONS, FORUM_ROLES, type ForumRole, mayInForum } from './rights.ts'

const PEOPLE = new Set(['ada@example.org'])
const OPEN = { reads: 'everyone', writes: 'members', people: PEOPLE } as const
const LISTED = { reads: 'list', writes: 'list', people: PEOPLE } as const
const NEWS = { reads: 'everyone', writes: 'nobody', people: PEOPLE } as const

const actor = (role: ForumRole, address?: string) => ({ role, ...(address !== undefined && { address }) })

/** Operations that each may do, of one's own where that matters. */
const allowed = (board: typeof OPEN | typeof LISTED | typeof NEWS, address: string, more: object = { isOwn: true }) =>
  Object.fromEntries(
    FORUM_ROLES.map((role) => [
      role,
      FORUM_OPERATIONS.filter((operation) => mayInForum(actor(role, address), operation, { board, ...more })),
    ]),
  )

describe('rights in the forum', () => {
  it('on a board for everyone: members write, moderators moderate, the others read', () =>
    expect(allowed(OPEN, 'ben@example.org')).toEqual({
      visitor: ['read'],
      blocked: ['read'],
      member: ['read', 'begin', 'reply', 'edit', 'report', 'solve'],
      moderator: ['read', 'begin', 'reply', 'edit', 'solve', 'moderate'],
      editor: ['read', 'solve', 'moderate'],
    }))

  it('on a board for a list: those who are not on it have none, moderators included', () =>
    expect(allowed(LISTED, 'ben@example.org')).toMatchObject({
      visitor: [],
      blocked: [],
      member: [],
      moderator: ['edit'],
      editor: ['read', 'solve', 'moderate'],
    }))

  it('on a board for a list: those who are on it have what they have elsewhere', () =>
    expect(allowed(LISTED, 'ada@example.org').member).toEqual(['read', 'begin', 'reply', 'edit', 'report', 'solve']))

  it('on a board that only moderators write on members read and report', () =>
    expect(allowed(NEWS, 'ada@example.org')).toMatchObject({
      member: ['read', 'report'],
      moderator: ['read', 'begin', 'reply', 'edit', 'solve', 'moderate'],
    }))

  it('in a closed topic members read and report, and what is not their own they never change', () => {
    expect(allowed(OPEN, 'ada@example.org', { isOwn: true, isClosed: true }).member).toEqual(['read', 'report'])
    expect(allowed(OPEN, 'ada@example.org', {}).member).toEqual(['read', 'begin', 'reply', 'report'])
  })

  it('on a board for members visitors do not read', () => {
    const board = { ...OPEN, reads: 'members' } as const
    expect(mayInForum(actor('visitor'), 'read', { board })).toBe(false)
    expect(mayInForum(actor('member', 'ben@example.org'), 'read', { board })).toBe(true)
  })
})
