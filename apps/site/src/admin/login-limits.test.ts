import { describe, expect, it } from 'vitest'
import {
  type LoginTry,
  loginLimits,
  MAX_SLOWED,
  MAX_TRIES_PER_ACCOUNT,
  MAX_TRIES_PER_NETWORK,
  SLOWED_MS,
} from './login-limits.ts'

const PATH = '/api/users/login'

function limits() {
  const world = { now: new Date(0), home: '' }
  const pauses: { readonly milliseconds: number; readonly end: () => void }[] = []
  const made = loginLimits({
    secret: 's'.repeat(32),
    now: () => world.now,
    knowsNetwork: async ({ address }) => address === world.home,
    pause: (milliseconds) => new Promise<void>((end) => void pauses.push({ milliseconds, end })),
  })
  const from = (network: number, email = 'olive@example.com', path = PATH): LoginTry => ({
    path,
    email,
    address: `192.0.2.${network}`,
  })
  /** Tries from a network each, until the account is spared. @returns How many were let through. */
  const guess = async (email?: string, path?: string) => {
    for (let network = 0; network < 100; network += 1)
      if (await made.ofAccount(from(network, email, path))) return network
    return 100
  }
  return { world, pauses, from, guess, ...made }
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
  it('counts tries from all networks', async () => expect(await limits().guess()).toBe(MAX_TRIES_PER_ACCOUNT))

  it('takes an address for the same however it is written', async () => {
    const { guess, ofAccount, from } = limits()
    await guess('Olive@Example.com ')
    expect(await ofAccount(from(200, 'olive@example.com'))).toBe(true)
    expect(await ofAccount(from(200, 'other@example.com'))).toBe(false)
  })

  it('is one for passwords and one for mails', async () => {
    const { guess } = limits()
    await guess()
    expect(await guess(undefined, '/api/users/forgot-password')).toBe(MAX_TRIES_PER_ACCOUNT)
  })

  it('does not count what was right', async () => {
    const { ofAccount, wasRight, from, guess } = limits()
    for (let network = 100; network < 120; network += 1) {
      const tried = from(network)
      await ofAccount(tried)
      wasRight(tried)
    }
    expect(await guess()).toBe(MAX_TRIES_PER_ACCOUNT)
  })

  it('does not shut out an owner at a network that the account knows, and does not count tries from there', async () => {
    const { ofAccount, from, guess, world } = limits()
    world.home = from(250).address
    for (let tries = 0; tries < 100; tries += 1) expect(await ofAccount(from(250))).toBe(false)
    expect(await guess()).toBe(MAX_TRIES_PER_ACCOUNT)
    expect(await Promise.all([ofAccount(from(251)), ofAccount(from(250))])).toEqual([true, false])
  })

  it('does not count less for a right password at a network that the account knows', async () => {
    const { ofAccount, wasRight, from, guess, world } = limits()
    world.home = from(250).address
    await guess()
    const tried = from(250)
    await ofAccount(tried)
    wasRight(tried)
    expect(await ofAccount(from(251))).toBe(true)
  })

  it('counts nothing where no account is named', async () => {
    const { ofAccount } = limits()
    const tried = { path: PATH, address: '192.0.2.1', email: undefined }
    const tries = await Promise.all(Array.from({ length: 100 }, () => ofAccount(tried)))
    expect(tries).not.toContain(true)
  })
})

describe('a try that comes too soon', () => {
  it('waits, and is let in', async () => {
    const { slow, pauses } = limits()
    const waiting = slow()
    expect(pauses.map(({ milliseconds }) => milliseconds)).toEqual([SLOWED_MS])
    pauses[0]?.end()
    expect(await waiting).toBe(true)
  })

  it('is refused only while too many wait', async () => {
    const { slow, pauses } = limits()
    const waiting = Array.from({ length: MAX_SLOWED }, slow)
    expect(await slow()).toBe(false)
    pauses[0]?.end()
    expect(await waiting[0]).toBe(true)
    const next = slow()
    for (const { end } of pauses) end()
    expect(await next).toBe(true)
  })
})

it('the log shows which attempts belong together, and no addresses', () => {
  const { describe: said, from } = limits()
  const one = said(from(1, 'olive@example.com'))
  expect(one).toEqual(said(from(1, ' OLIVE@example.com')))
  expect(one).not.toEqual(said(from(2, 'other@example.com')))
  expect(JSON.stringify(one)).not.toMatch(/192|olive/i)
})
