import { describe, expect, it } from 'vitest'
import { type LoginTry, loginLimits, MAX_TRIES_PER_ACCOUNT, MAX_TRIES_PER_NETWORK } from './login-limits.ts'

const PATH = '/api/users/login'

function limits() {
  const world = { now: new Date(0) }
  const made = loginLimits({ secret: 's'.repeat(32), now: () => world.now })
  const from = (network: number, email = 'olive@example.com', path = PATH): LoginTry => ({
    path,
    email,
    address: `192.0.2.${network}`,
  })
  /** Tries from a network each, until the account is spared. @returns How many were let through. */
  const guess = (email?: string, path?: string) => {
    for (let network = 0; network < 100; network += 1) if (made.ofAccount(from(network, email, path))) return network
    return 100
  }
  return { world, from, guess, ...made }
}

describe('the limit of a network', () => {
  it('is ten attempts a minute, for any account', () => {
    const { ofNetwork, world } = limits()
    const tries = Array.from({ length: MAX_TRIES_PER_NETWORK + 1 }, () => ofNetwork('192.0.2.1'))
    expect(tries.indexOf(true)).toBe(MAX_TRIES_PER_NETWORK)
    expect(ofNetwork('192.0.2.2')).toBe(false)
    world.now = new Date(60_000)
    expect(ofNetwork('192.0.2.1')).toBe(false)
  })

  it('counts all addresses of an IPv6 line together', () => {
    const { ofNetwork } = limits()
    const tries = Array.from({ length: MAX_TRIES_PER_NETWORK + 1 }, (_, place) => ofNetwork(`2001:db8::${place}`))
    expect(tries.at(-1)).toBe(true)
  })
})

describe('the limit of an account', () => {
  it('counts tries from all networks', () => expect(limits().guess()).toBe(MAX_TRIES_PER_ACCOUNT))

  it('takes an address for the same however it is written', () => {
    const { guess, ofAccount, from } = limits()
    guess('Olive@Example.com ')
    expect(ofAccount(from(200, 'olive@example.com'))).toBe(true)
    expect(ofAccount(from(200, 'other@example.com'))).toBe(false)
  })

  it('is one for passwords and one for mails', () => {
    const { guess } = limits()
    guess()
    expect(guess(undefined, '/api/users/forgot-password')).toBe(MAX_TRIES_PER_ACCOUNT)
  })

  it('does not count what was right', () => {
    const { ofAccount, wasRight, from, guess } = limits()
    for (let network = 100; network < 120; network += 1) {
      ofAccount(from(network))
      wasRight(from(network))
    }
    expect(guess()).toBe(MAX_TRIES_PER_ACCOUNT)
  })

  it('does not shut out who signed in from the same network before', () => {
    const { ofAccount, wasRight, from, guess } = limits()
    ofAccount(from(250))
    wasRight(from(250))
    guess()
    expect([ofAccount(from(251)), ofAccount(from(250))]).toEqual([true, false])
  })

  it('counts nothing where no account is named', () => {
    const { ofAccount } = limits()
    const tries = Array.from({ length: 100 }, () => ofAccount({ path: PATH, address: '192.0.2.1', email: undefined }))
    expect(tries).not.toContain(true)
  })
})

it('the log shows which attempts belong together, and no addresses', () => {
  const { describe: said, from } = limits()
  const one = said(from(1, 'olive@example.com'))
  expect(one).toEqual(said(from(1, ' OLIVE@example.com')))
  expect(one).not.toEqual(said(from(2, 'other@example.com')))
  expect(JSON.stringify(one)).not.toMatch(/192|olive/i)
})
