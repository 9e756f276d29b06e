import type { AdminLabel, AdminText } from '@vitrine/content/core'
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

/** Reasons for an end that no program gives, by what is stored of them. */
const REASONS = {
  'ended-from-outside': {
    en: 'The process was ended from outside. Resume it.',
    de: 'Der Prozess wurde von außen beendet. Setzen Sie ihn fort.',
  },
  'without-result': {
    en: 'The process ended without a result. Resume it.',
    de: 'Der Prozess endete ohne Ergebnis. Setzen Sie ihn fort.',
  },
  'not-started': {
    en: 'It could not be started. The log of the site says why.',
    de: 'Es ließ sich nicht starten. Das Protokoll der Website sagt, warum.',
  },
} as const satisfies Readonly<Record<string, AdminText>>

/** Name of a reason for an end. */
export type EndReason = keyof typeof REASONS

/** Reason for an end as people read it. @param stored Name of a reason, or what the program said. */
export function endText(stored: string): AdminLabel {
  return Object.entries(REASONS).find(([name]) => name === stored)?.[1] ?? stored
}

/** State of a task after its process ended, and what is stored of its reason: see {@link endText}. */
export function endOf({ task, code, result, complaint, wasStopped }: ProcessEnd): {
  readonly state: Exclude<MoveIn['state'], 'running'>
  readonly message: string
} {
  // Imports have a report that says more.
  if (result !== undefined) return { state: 'done', message: task === 'undo' ? result : '' }
  if (wasStopped) return { state: 'stopped', message: '' }
  if (code === null) return { state: 'failed', message: 'ended-from-outside' }
  return { state: 'failed', message: complaint.trim() || 'without-result' }
}
