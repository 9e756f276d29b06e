import type { Payload } from 'payload'
import { mayTryCode } from '../../core/code-tries.ts'
import {
  countTry,
  forgetTries,
  readFactor,
  type StoredFactor,
  spendRecoveryCode,
  spendStep,
} from '../../store/factor-store.ts'
import { readOneTimeCode, stepOf } from './one-time-code.ts'
import { hashOfRecoveryCode, readRecoveryCode } from './recovery-codes.ts'
import { unsealKey } from './sealed-key.ts'

export type CodeVerdict = 'right' | 'wrong' | 'wait'

/** Times that a try is counted anew because another came between. More at once have to wait. */
const MAX_COUNTS = 5

/**
 * Checks a code, of the authenticator or for recovery, and uses it up.
 *
 * @returns `wait` after too many wrong ones. Recovery codes never wait: who guesses keeps the owner from nothing.
 */
export async function checkCode(payload: Payload, account: number, typed: string, now: Date): Promise<CodeVerdict> {
  const recovery = readRecoveryCode(typed)
  if (recovery !== undefined) {
    if (!(await spendRecoveryCode(payload, account, hashOfRecoveryCode(recovery, account)))) return 'wrong'
    payload.logger.warn(`Account ${account} used a recovery code.`)
    await forgetTries(payload, account)
    return 'right'
  }
  const factor = await claimTry(payload, account, now)
  if (!factor) return 'wait'
  const step = stepOfTyped(typed, keyOf(payload, account, factor.sealedKey), now)
  if (step === undefined || !(await spendStep(payload, account, step))) {
    payload.logger.warn(`A wrong code for the second factor of account ${account}, after the right password.`)
    return 'wrong'
  }
  await forgetTries(payload, account)
  return 'right'
}

/** The step of a code as it was typed; undefined for a wrong one. */
export function stepOfTyped(typed: string, key: string | undefined, now: Date): number | undefined {
  const code = readOneTimeCode(typed)
  return code === undefined || key === undefined ? undefined : stepOf(code, key, now)
}

/** Counts a try before its code is looked at, so that many at once are as many one after the other. */
async function claimTry(payload: Payload, account: number, now: Date): Promise<StoredFactor | undefined> {
  for (let count = 0; count < MAX_COUNTS; count += 1) {
    const factor = await readFactor(payload, account)
    if (factor?.since === undefined || !mayTryCode(factor.tries, now)) return undefined
    if (await countTry(payload, account, factor.tries, now)) return factor
  }
  return undefined
}

/** The key of an authenticator. Undefined, and logged, when the site's secret is another than it was sealed with. */
export function keyOf(payload: Payload, account: number, sealedKey: string): string | undefined {
  const key = unsealKey(sealedKey, { secret: payload.config.secret, account })
  if (key === undefined) {
    payload.logger.error(
      `The second factor of account ${account} cannot be read: SECRET is another than when it was turned on. ` +
        'Recovery codes still work; otherwise remove the second factor with npm run accounts.',
    )
  }
  return key
}
