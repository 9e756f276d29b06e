import { describe, expect, it } from 'vitest'
import { LoginTries, MAX_TRIES, TRIES_FOR_MS } from './login-tries.ts'

const start = new Date('2026-01-01T00:00:00Z')
const later = (ms: number) => new Date(start.getTime() + ms)
const guess = { address: '192.0.2.1', email: 'olive@example.com' }

/** Tries until no more are left. */
function exhausted(): LoginTries {
  const tries = new LoginTries()
  for (let count = 0; count < MAX_TRIES; count += 1) expect(tries.begin(guess, start)).toBe(true)
  return tries
}

describe('tries to log in', () => {
  it('are refused after too many from one address for one account', () => {
    const tries = exhausted()
    expect(tries.begin(guess, start)).toBe(false)
    expect(tries.begin({ ...guess, email: ' Olive@Example.com' }, start)).toBe(false)
  })

  it('are let through from other addresses, and for other accounts', () => {
    const tries = exhausted()
    expect(tries.begin({ ...guess, address: '192.0.2.2' }, start)).toBe(true)
    expect(tries.begin({ ...guess, email: 'ada@example.com' }, start)).toBe(true)
  })

  it('are let through again after a while', () => {
    const tries = exhausted()
    expect(tries.begin(guess, later(TRIES_FOR_MS - 1))).toBe(false)
    expect(tries.begin(guess, later(TRIES_FOR_MS))).toBe(true)
  })

  it('are forgotten with a login', () => {
    const tries = exhausted()
    tries.succeed(guess)
    expect(tries.begin(guess, start)).toBe(true)
  })
})
