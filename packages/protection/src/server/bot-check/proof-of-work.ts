import { createHmac, randomInt } from 'node:crypto'
import { record } from '@vitrine/content/core'
import { type Challenge, createChallenge, type Solution, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { SharedCounts } from '../shared-counts.ts'
import { singleUse } from '../single-use.ts'
import type { BotCheck } from './verdict.ts'

/** Milliseconds for which a challenge may be answered. Browsers ask for a new one when theirs has run out. */
const LIFETIME_MS = 20 * 60_000

/** Rounds of one try: about half a millisecond of a desktop computer. */
const ROUNDS = 1_000

/** Tries that a solution takes: never more, unlike a search for zeros, so that no phone has bad luck. */
const TRIES = { min: 500, max: 1_500 } as const

/** Used challenges that are remembered; the oldest are forgotten first. */
const MAX_REMEMBERED = 50_000

/**
 * Sums that cost a browser a moment and this server nothing, by the second version of the ALTCHA protocol: signed, good
 * for twenty minutes, and for one message.
 *
 * @see https://altcha.org/docs/v2/
 */
export interface Proofs {
  draw(now: Date): Promise<Challenge>
  /** @returns Why it is no proof; undefined for one, which is used up. */
  check(token: string, now: Date): Promise<'no proof' | 'expired' | 'used' | undefined>
}

/** @param shared Remembers used proofs for other processes of the site. */
export function createProofs(secret: string, shared?: SharedCounts): Proofs {
  const derived = (use: string) => createHmac('sha256', secret).update(`proof of work ${use}`).digest('hex')
  const secrets = { hmacSignatureSecret: derived('challenge'), hmacKeySignatureSecret: derived('key') }
  const proofs = singleUse('proof', { remembered: MAX_REMEMBERED, lifetimeMs: LIFETIME_MS }, shared)
  return {
    draw: (now) =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: ROUNDS,
        counter: randomInt(TRIES.min, TRIES.max + 1),
        deriveKey,
        expiresAt: new Date(now.getTime() + LIFETIME_MS),
        ...secrets,
      }),
    async check(token, now) {
      const payload = parsePayload(token)
      if (!payload) return 'no proof'
      const { verified, expired } = await verifySolution({ ...payload, deriveKey, ...secrets })
      if (expired || Number(payload.challenge.parameters.expiresAt) * 1000 < now.getTime()) return 'expired'
      if (!verified) return 'no proof'
      return (await proofs.use(String(payload.challenge.signature))) ? undefined : 'used'
    },
  }
}

/** The check of the site itself. It is never down: who takes the message is who judges it. */
export function proofOfWork(proofs: Proofs): BotCheck {
  return {
    kind: 'proof',
    async judge(token, now) {
      const cause = await proofs.check(token, now)
      return cause === undefined ? { is: 'human' } : { is: 'bot', reason: { agent: 'proof', cause } }
    },
  }
}

/** Decodes the protocol's field: JSON in base64. The library checks the values in it. */
function parsePayload(token: string): { readonly challenge: Challenge; readonly solution: Solution } | undefined {
  try {
    const { challenge, solution } = record(JSON.parse(Buffer.from(token, 'base64').toString()))
    const { parameters, signature } = record(challenge)
    const isWhole = typeof signature === 'string' && typeof record(parameters).keySignature === 'string'
    return isWhole ? { challenge: challenge as Challenge, solution: solution as Solution } : undefined
  } catch {
    // No JSON: nobody's proof.
    return undefined
  }
}
