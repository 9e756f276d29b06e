import { runSql, sql } from '@vitrine/content/sql'
import type { Payload } from 'payload'
import type { ImportRequest } from '../core/move-in/import-request.ts'
import { deadBefore, type MoveIn, type ProgressSince, parseMoveIn, type Task } from '../core/move-in/move-in.ts'

/** Id of the only row. */
const ROW = sql.raw('1')

/** Reads the last task that was started. Undefined where there was none. */
export async function readMoveIn(payload: Payload): Promise<MoveIn | undefined> {
  const [row] = await runSql(payload, sql`select * from move_in where id = ${ROW}`)
  return row && parseMoveIn(row)
}

/** A task that is to start. */
export interface Claim {
  /** Unique among all starts. */
  readonly claim: string
  readonly task: Task
  readonly node: string
  readonly request: ImportRequest
  readonly now: Date
  /** Shown until the program says more itself, which takes it a while on a busy machine. */
  readonly progress: ProgressSince
  /** Goes on with the import that was started before, as it was or with other answers, so that both are taken back as one. */
  readonly resumes: boolean
}

/** Starts a task, unless one is running that is alive. @returns Whether it is this one that runs. */
export async function claimMoveIn(
  payload: Payload,
  { claim, task, node, request, now, progress, resumes }: Claim,
): Promise<boolean> {
  await runSql(payload, sql`insert into move_in (id) values (${ROW}) on conflict (id) do nothing`)
  const moment = now.toISOString()
  const importedAt =
    task !== 'import' ? sql`imported_at` : resumes ? sql`coalesce(imported_at, ${moment})` : sql`${moment}`
  const claimed = await runSql(
    payload,
    sql`update move_in set claim = ${claim}, task = ${task}, state = 'running', node = ${node},
        request = ${JSON.stringify(request)}, progress = ${JSON.stringify(progress)}, message = null, started_at = ${moment},
        heartbeat_at = ${moment}, ended_at = null, imported_at = ${importedAt}
      where id = ${ROW} and (state is null or state <> 'running' or heartbeat_at < ${deadBefore(now)})
      returning id`,
  )
  return claimed.length > 0
}

/** Gives a sign of life. @returns False when the task was given up, and another may have started. */
export async function beatMoveIn(
  payload: Payload,
  claim: string,
  { progress, now }: { readonly progress: ProgressSince; readonly now: Date },
): Promise<boolean> {
  const beaten = await runSql(
    payload,
    sql`update move_in set heartbeat_at = ${now.toISOString()}, progress = ${JSON.stringify(progress)}
      where id = ${ROW} and claim = ${claim} and state = 'running' returning id`,
  )
  return beaten.length > 0
}

/** Notes the end of a task, if it was not given up before. */
export async function endMoveIn(
  payload: Payload,
  claim: string,
  {
    state,
    message,
    now,
  }: { readonly state: Exclude<MoveIn['state'], 'running'>; readonly message: string; readonly now: Date },
): Promise<void> {
  await runSql(
    payload,
    sql`update move_in set state = ${state}, message = ${message}, ended_at = ${now.toISOString()}
      where id = ${ROW} and claim = ${claim} and state = 'running'`,
  )
}
