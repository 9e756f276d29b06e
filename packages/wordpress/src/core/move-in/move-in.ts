import { choice, record, text } from '@vitrine/content/core'
import { type ImportProgress, parseProgress } from './import-progress.ts'
import { type ImportRequest, parseImportRequest } from './import-request.ts'

/** `look`: a dry run, which says what an export holds and what would become of it. */
export const TASKS = ['look', 'import', 'undo'] as const
export type Task = (typeof TASKS)[number]

/** Anything else counts as the first. */
const STATES = ['failed', 'running', 'stopped', 'done'] as const

/** Milliseconds between two signs of life, and without one after which a process counts as dead. */
export const HEARTBEAT_MS = 2_000
export const DEAD_AFTER_MS = 20_000

/** The last task that was started, as the database holds it. Moments are in ISO 8601. */
export interface MoveIn {
  readonly claim: string
  readonly task: Task
  readonly state: (typeof STATES)[number]
  /** Id of the data folder that holds the files. */
  readonly node: string
  readonly request: ImportRequest
  readonly progress: ProgressSince | undefined
  /** Reason for an end before its time: `endText` gives it for people. */
  readonly message: string
  readonly startedAt: string
  readonly heartbeatAt: string
  readonly endedAt: string | undefined
  /** Moment at which the last import was first started: what it wrote since can be taken back. */
  readonly importedAt: string | undefined
}

/** Progress, and the moment in ISO 8601 at which its step began. */
export interface ProgressSince {
  readonly progress: ImportProgress
  readonly since: string
}

/** Reads the row. Undefined where nothing was started yet. */
export function parseMoveIn(row: Readonly<Record<string, unknown>>): MoveIn | undefined {
  const request = parseImportRequest(parsed(row.request))
  const task = TASKS.find((one) => one === row.task)
  if (!request || !task || typeof row.claim !== 'string') return undefined
  return {
    claim: row.claim,
    task,
    state: choice(row.state, STATES),
    node: text(row.node) ?? '',
    request,
    progress: parseProgressSince(parsed(row.progress)),
    message: text(row.message) ?? '',
    startedAt: text(row.started_at) ?? '',
    heartbeatAt: text(row.heartbeat_at) ?? '',
    endedAt: text(row.ended_at),
    importedAt: text(row.imported_at),
  }
}

function parseProgressSince(value: unknown): ProgressSince | undefined {
  const given = record(value)
  const progress = parseProgress(given.progress)
  return progress && { progress, since: text(given.since) ?? '' }
}

/** Adds progress to what is known: a step that goes on keeps the moment at which it began. */
export function progressed(before: ProgressSince | undefined, progress: ImportProgress, now: Date): ProgressSince {
  const goesOn = before?.progress.step === progress.step
  return { progress, since: goesOn ? before.since : now.toISOString() }
}

/** `died`: it should run, and has given no sign of life. */
export type PresentState = MoveIn['state'] | 'died' | 'nothing'

/** State of a task at a moment. */
export function presentState(moveIn: Pick<MoveIn, 'state' | 'heartbeatAt'> | undefined, now: Date): PresentState {
  if (!moveIn) return 'nothing'
  if (moveIn.state !== 'running') return moveIn.state
  return moveIn.heartbeatAt < deadBefore(now) ? 'died' : 'running'
}

/** Moment in ISO 8601 before which the last sign of life of a dead process was. */
export function deadBefore(now: Date): string {
  return new Date(now.getTime() - DEAD_AFTER_MS).toISOString()
}

/** Tells whether a task that ended early can go on where it was. */
export function mayResume(state: PresentState): boolean {
  return state === 'died' || state === 'stopped' || state === 'failed'
}

function parsed(value: unknown): unknown {
  try {
    return typeof value === 'string' ? JSON.parse(value) : undefined
  } catch {
    // Not written by this program.
    return undefined
  }
}
