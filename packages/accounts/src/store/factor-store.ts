import { inTransaction, runSql, sql, type Transaction } from '@vitrine/content/sql'
import type { Payload } from 'payload'
import type { CodeTries } from '../core/code-tries.ts'

/** A second factor as it is stored. */
export interface StoredFactor {
  readonly sealedKey: string
  /** Milliseconds since 1970 of its first right code; undefined before that: then it is none yet. */
  readonly since: number | undefined
  readonly tries: CodeTries
}

export async function readFactor(
  payload: Payload,
  account: number,
  transaction?: Transaction,
): Promise<StoredFactor | undefined> {
  const [row] = await runSql(
    payload,
    sql`select sealed_key, since, wrong_tries, last_try_at from second_factors where user_id = ${account}`,
    transaction,
  )
  return (
    row && {
      sealedKey: String(row.sealed_key),
      since: row.since == null ? undefined : Number(row.since),
      // PostgreSQL gives such numbers as text.
      tries: { wrong: Number(row.wrong_tries), lastAt: Number(row.last_try_at) },
    }
  )
}

/** Keeps a key that waits for its first right code, in place of an earlier one that did. One that counts stays. */
export async function keepWaitingKey(payload: Payload, account: number, sealedKey: string): Promise<boolean> {
  const rows = await runSql(
    payload,
    sql`insert into second_factors (user_id, sealed_key, wrong_tries, last_try_at) values (${account}, ${sealedKey}, 0, 0)
      on conflict (user_id) do update set sealed_key = excluded.sealed_key where second_factors.since is null
      returning id`,
  )
  return rows.length > 0
}

/** First code of a new key, which activates it. */
export interface FirstCode {
  readonly account: number
  readonly sealedKey: string
  readonly step: number
  readonly recoveryHashes: readonly string[]
  readonly now: Date
}

/**
 * Turns the second factor of an account on, and ends its sessions: they began without it.
 *
 * @returns False when the key is not the one that waits.
 */
export async function turnOn(payload: Payload, first: FirstCode): Promise<boolean> {
  const { account, sealedKey, step, recoveryHashes, now } = first
  let isOn = false
  await inTransaction(payload, async (transaction) => {
    const run = (statement: Parameters<typeof runSql>[1]) => runSql(payload, statement, transaction)
    // A login that is under way has changed this row already, and is waited for; one that comes later waits for this.
    await run(sql`update users set updated_at = updated_at where id = ${account}`)
    const rows = await run(
      sql`update second_factors set since = ${now.getTime()}, last_step = ${step}, wrong_tries = 0
        where user_id = ${account} and sealed_key = ${sealedKey} and since is null returning id`,
    )
    isOn = rows.length > 0
    if (!isOn) return
    await run(sql`delete from users_sessions where _parent_id = ${account}`)
    await writeRecoveryHashes(payload, { account, recoveryHashes }, transaction)
  })
  return isOn
}

/** Puts new recovery codes in place of all that were left. */
export async function renewRecoveryHashes(
  payload: Payload,
  codes: { readonly account: number; readonly recoveryHashes: readonly string[] },
): Promise<void> {
  await inTransaction(payload, (transaction) => writeRecoveryHashes(payload, codes, transaction))
}

async function writeRecoveryHashes(
  payload: Payload,
  { account, recoveryHashes }: { readonly account: number; readonly recoveryHashes: readonly string[] },
  transaction: Transaction,
): Promise<void> {
  await runSql(payload, sql`delete from recovery_codes where user_id = ${account}`, transaction)
  for (const hash of recoveryHashes) {
    await runSql(payload, sql`insert into recovery_codes (user_id, hash) values (${account}, ${hash})`, transaction)
  }
}

export async function countRecoveryCodes(payload: Payload, account: number): Promise<number> {
  const [row] = await runSql(payload, sql`select count(*) as left_over from recovery_codes where user_id = ${account}`)
  return Number(row?.left_over ?? 0)
}

/** Uses a step up, with all before it. @returns Whether it had not been: of two who ask at once, one hears so. */
export async function spendStep(payload: Payload, account: number, step: number): Promise<boolean> {
  const rows = await runSql(
    payload,
    sql`update second_factors set last_step = ${step}
      where user_id = ${account} and since is not null and (last_step is null or last_step < ${step}) returning id`,
  )
  return rows.length > 0
}

/** Uses a recovery code up. @returns Whether it was there. */
export async function spendRecoveryCode(payload: Payload, account: number, hash: string): Promise<boolean> {
  const rows = await runSql(
    payload,
    sql`delete from recovery_codes where user_id = ${account} and hash = ${hash} returning id`,
  )
  return rows.length > 0
}

/** Counts a try. @returns False when another one came between: what was seen is no longer so. */
export async function countTry(payload: Payload, account: number, seen: CodeTries, now: Date): Promise<boolean> {
  const rows = await runSql(
    payload,
    sql`update second_factors set wrong_tries = ${seen.wrong + 1}, last_try_at = ${now.getTime()}
      where user_id = ${account} and wrong_tries = ${seen.wrong} returning id`,
  )
  return rows.length > 0
}

export async function forgetTries(payload: Payload, account: number): Promise<void> {
  await runSql(payload, sql`update second_factors set wrong_tries = 0 where user_id = ${account}`)
}

/** Takes the second factor of an account away, with its recovery codes. @returns Whether it had one. */
export async function removeFactor(payload: Payload, account: number, transaction?: Transaction): Promise<boolean> {
  await runSql(payload, sql`delete from recovery_codes where user_id = ${account}`, transaction)
  const rows = await runSql(
    payload,
    sql`delete from second_factors where user_id = ${account} returning since`,
    transaction,
  )
  return rows.some(({ since }) => since != null)
}
