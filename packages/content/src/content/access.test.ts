import type { AccessArgs, FieldAccess } from 'payload'
import { describe, expect, it } from 'vitest'
import type { Role } from '../core/roles.ts'
import { accounts, administrators, administratorsOnly, administratorsOrSelf, anyone, nobody } from './access.ts'

/** These rules read nothing but the account of the request. */
const as = (role?: Role | 'stranger') =>
  ({ req: { user: role && { id: 5, role } } }) as unknown as AccessArgs & Parameters<FieldAccess>[0]
const people = [undefined, 'inbox', 'author', 'editor', 'administrator', 'stranger'] as const

describe.each([
  ['anyone', anyone, [true, true, true, true, true, true]],
  ['nobody', nobody, [false, false, false, false, false, false]],
  ['accounts', accounts, [false, true, true, true, true, false]],
  ['administrators', administrators, [false, false, false, false, true, false]],
] as const)('%s', (_, rule, verdicts) => {
  it.each(
    people.map((role, index) => [role ?? 'visitor', role, verdicts[index]] as const),
  )('%s', (_name, role, verdict) => {
    expect(rule(as(role))).toBe(verdict)
  })
})

describe('administratorsOrSelf', () => {
  it('shows visitors nothing', () => expect(administratorsOrSelf(as())).toBe(false))
  it('shows an author only the own account', () =>
    expect(administratorsOrSelf(as('author'))).toEqual({ id: { equals: 5 } }))
  it('shows administrators every account', () => expect(administratorsOrSelf(as('administrator'))).toBe(true))
})

describe('administratorsOnly', () => {
  const field = (role?: Role) => administratorsOnly(as(role))
  it('lets administrators change a field', () => expect(field('administrator')).toBe(true))
  it('refuses editors and visitors', () => expect([field('editor'), field()]).toEqual([false, false]))
})
