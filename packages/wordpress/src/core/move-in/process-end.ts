import type { MoveIn, Task } from './move-in.ts'

/** How a process ended. */
export interface ProcessEnd {
  readonly task: Task
  /** Exit code; null when it was killed. */
  readonly code: number | null
  /** Result that it gave; undefined when it came to none. */
  readonly result: string | undefined
  /** All that it complained of. */
  readonly complaint: string
  readonly wasStopped: boolean
}

/** State of a task after its process ended, and what its owner reads of it. */
export function endOf({ task, code, result, complaint, wasStopped }: ProcessEnd): {
  readonly state: Exclude<MoveIn['state'], 'running'>
  readonly message: string
} {
  // Imports have a report that says more.
  if (result !== undefined) return { state: 'done', message: task === 'undo' ? result : '' }
  if (wasStopped) return { state: 'stopped', message: '' }
  if (code === null) return { state: 'failed', message: 'The process was ended from outside. Resume it.' }
  return { state: 'failed', message: complaint.trim() || 'The process ended without a result. Resume it.' }
}
