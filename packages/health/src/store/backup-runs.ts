import { runSql, sql } from '@vitrine/content/sql'
import { momentOf } from '@vitrine/content/store'
import type { Payload } from 'payload'
import type { BackupRun } from '../core/backup-schedule.ts'

/** Runs that are listed. */
const MAX_RUNS = 200

/** A run with what it said. */
export interface RecordedRun extends BackupRun {
  readonly message: string | undefined
}

/** Newest run, and the newest good one. */
export interface NewestRuns {
  readonly last: RecordedRun | undefined
  readonly lastGoodAt: Date | undefined
}

export async function readNewestRuns(payload: Payload): Promise<NewestRuns> {
  const [row] = await runSql(payload, sql`select started_at, state, message from backup_runs order by id desc limit 1`)
  const [good] = await runSql(
    payload,
    sql`select started_at from backup_runs where state = 'good' order by id desc limit 1`,
  )
  return { last: row && parseRun(row), lastGoodAt: good && momentOf(good.started_at) }
}

function parseRun(row: Readonly<Record<string, unknown>>): RecordedRun {
  const state = row.state === 'good' || row.state === 'failed' ? row.state : 'running'
  return { startedAt: momentOf(row.started_at), state, message: row.message === null ? undefined : String(row.message) }
}

/** Notes that a backup has begun, and forgets all but the newest runs. @returns Its id. */
export async function beginRun(payload: Payload, now: Date): Promise<number> {
  const at = now.toISOString()
  const [row] = await runSql(
    payload,
    sql`insert into backup_runs (started_at, state, updated_at, created_at) values (${at}, 'running', ${at}, ${at})
      returning id`,
  )
  const id = Number(row?.id)
  await runSql(payload, sql`delete from backup_runs where id <= ${id - MAX_RUNS}`)
  return id
}

export async function endRun(
  payload: Payload,
  id: number,
  { state, message, now }: { readonly state: 'good' | 'failed'; readonly message: string; readonly now: Date },
): Promise<void> {
  const at = now.toISOString()
  await runSql(
    payload,
    sql`update backup_runs set state = ${state}, message = ${message}, ended_at = ${at}, updated_at = ${at}
      where id = ${id}`,
  )
}

/** Notes of runs that nobody is at any more that they failed: their program was ended. */
export async function endAbandonedRuns(payload: Payload, now: Date): Promise<void> {
  const at = now.toISOString()
  const message = 'The program was ended before the backup was done.'
  await runSql(
    payload,
    sql`update backup_runs set state = 'failed', message = ${message}, ended_at = ${at}, updated_at = ${at}
      where state = 'running'`,
  )
}
