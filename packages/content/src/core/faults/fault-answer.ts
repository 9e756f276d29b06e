import type { AdminText } from '../admin-text.ts'
import type { OutsideFault } from './outside-fault.ts'

/** Seconds after which it is worth asking again. */
export const ASK_AGAIN_SECONDS = 5

/** Answer to a change that a fault outside of the program has kept from being made. */
interface FaultAnswer {
  /** HTTP status. */
  readonly status: 503 | 507
  /** Names the fault to programs. Never changes. */
  readonly code: 'database_away' | 'database_busy' | 'disk_full'
  /** Sentence for whoever asked. */
  readonly message: AdminText
}

/** @see https://www.rfc-editor.org/rfc/rfc4918#section-11.5 (507 Insufficient Storage) */
export const FAULT_ANSWERS: Readonly<Record<OutsideFault, FaultAnswer>> = {
  away: {
    status: 503,
    code: 'database_away',
    message: {
      en: 'The database does not answer. Nothing was lost: try again.',
      de: 'Die Datenbank antwortet nicht. Nichts ist verloren: Versuchen Sie es noch einmal.',
    },
  },
  busy: {
    status: 503,
    code: 'database_busy',
    message: {
      en: 'The database is busy. Nothing was lost: try again.',
      de: 'Die Datenbank ist beschäftigt. Nichts ist verloren: Versuchen Sie es noch einmal.',
    },
  },
  full: {
    status: 507,
    code: 'disk_full',
    message: {
      en: 'The disk is full, so this was not saved. What was saved before is kept. Make room on the server, then try again.',
      de: 'Der Speicherplatz ist voll, deshalb wurde das nicht gespeichert. Was vorher gespeichert war, bleibt erhalten. Schaffen Sie Platz auf dem Server und versuchen Sie es dann noch einmal.',
    },
  },
}
