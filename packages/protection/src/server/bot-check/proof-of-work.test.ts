import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { beforeAll, describe, expect, it } from 'vitest'
import { solveProof } from '../../core/bot-check/solve-proof.ts'
import { createProofs } from './proof-of-work.ts'

const MINUTE_MS = 60_000
const now = new Date()
const proofs = createProofs('secret')

/** Does the work as any client of the protocol does. */
async function solved(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

const changed = (token: string, change: (payload: { challenge: Challenge; solution: object }) => void) => {
  const payload = JSON.parse(Buffer.from(token, 'base64').toString())
  change(payload)
  return Buffer.from(JSON.stringify(payload)).toString('base64')
}

describe('a proof of work', () => {
  let token: string
  beforeAll(async () => {
    token = await solved(await proofs.draw(now))
  })

  it.each([
    ['nothing', ''],
    ['no JSON', 'abc'],
    ['JSON of something else', Buffer.from('{"challenge":[],"solution":1}').toString('base64')],
  ])('is not %s', async (_, made) => expect(await proofs.check(made, now)).toBe('no proof'))

  it('is not one without the work', async () => {
    const lazy = changed(token, ({ solution }) => Object.assign(solution, { derivedKey: '00'.repeat(32) }))
    expect(await proofs.check(lazy, now)).toBe('no proof')
  })

  it('is not one of an easier challenge that the visitor has drawn', async () => {
    const easy = changed(token, ({ challenge }) => Object.assign(challenge.parameters, { cost: 1 }))
    expect(await proofs.check(easy, now)).toBe('no proof')
    expect(await createProofs('other').check(token, now)).toBe('no proof')
  })

  it('is good for twenty minutes', async () => {
    expect(await proofs.check(token, new Date(now.getTime() + 21 * MINUTE_MS))).toBe('expired')
    const old = await solved(await proofs.draw(new Date(now.getTime() - 21 * MINUTE_MS)))
    expect(await proofs.check(old, now)).toBe('expired')
  })

  it('is good for one message', async () => {
    expect(await proofs.check(token, now)).toBeUndefined()
    expect(await proofs.check(token, now)).toBe('used')
  })

  it('is made in our browsers as any client of the protocol makes it', async () => {
    const challenge = await proofs.draw(now)
    const { counter, derivedKey } = (await solveChallenge({ challenge, deriveKey })) ?? {}
    expect(await solveProof(challenge as never)).toEqual({ counter, derivedKey })
  })

  it('takes a bounded amount of work, even in the worst case', async () => {
    const { parameters } = await proofs.draw(now)
    expect(parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: 1000, keyLength: 32 })
    const { solution } = JSON.parse(Buffer.from(token, 'base64').toString())
    expect(solution.counter).toBeGreaterThanOrEqual(500)
    expect(solution.counter).toBeLessThanOrEqual(1500)
  })
})
