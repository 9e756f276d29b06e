import { describe, expect, it } from 'vitest'
import { signInState, signInText } from './sign-in-state.ts'

const invitedAt = '2026-11-01T10:00:00.000Z'
const lastSignInAt = '2026-11-03T10:00:00.000Z'
const soon = new Date('2026-11-02T10:00:00.000Z')
const text = (account: object, now = soon) => signInText(signInState(account, now), (at) => at.slice(0, 10))

describe('an account in the list', () => {
  it('shows its last sign-in, invited or not', () => {
    expect(text({ invitedAt, lastSignInAt }).en).toBe('2026-11-03')
    expect(text({ invitedAt: null, lastSignInAt }).de).toBe('2026-11-03')
  })

  it('shows that its invitation was not accepted yet', () => {
    expect(text({ invitedAt, lastSignInAt: null })).toEqual({
      en: 'Invited 2026-11-01, not yet accepted',
      de: 'Eingeladen 2026-11-01, noch nicht angenommen',
    })
  })

  it('shows that the link of its invitation has run out, after seven days', () => {
    expect(text({ invitedAt }, new Date('2026-11-08T09:59:59.999Z')).en).toContain('not yet accepted')
    expect(text({ invitedAt }, new Date('2026-11-08T10:00:00.000Z')).en).toContain('the link has run out')
  })

  it('shows nothing else of one that is older than the record', () => expect(text({}).en).toBe('Not on record'))
})
