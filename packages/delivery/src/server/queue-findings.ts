import type { AdminText } from '@vitrine/content/core'
import type { HealthFinding } from '@vitrine/kit/core'
import type { DeliveryKind } from '../store/queue.ts'
import type { QueueState } from '../store/queue-state.ts'

/** Minutes for which something may wait to be sent before somebody ought to look. */
const LONG_WAIT_MINUTES = 15

const MINUTE_MS = 60_000

/** Characters of an error that are shown here; the delivery shows all of it. */
const MAX_ERROR_LENGTH = 300

const NAMES: Readonly<Record<DeliveryKind, AdminText>> = {
  mail: { en: 'Mails', de: 'E-Mails' },
  webhook: { en: 'Webhooks', de: 'Webhooks' },
  purge: { en: 'Purges of the CDN', de: 'Leerungen des CDN' },
}

/** Findings for the owner about the queue of deliveries; nothing of kinds that have had none. */
export function queueFindings(states: readonly QueueState[], now: Date): readonly HealthFinding[] {
  return states.flatMap((state) => {
    const { kind, waiting, failed, lastError } = state
    if (kind !== 'mail' && waiting + failed === 0) return []
    const found = stateOf(state, now)
    return [{ title: NAMES[kind], ...found, text: withError(found.text, lastError) }]
  })
}

function withError(text: AdminText, error: string | undefined): AdminText {
  if (error === undefined) return text
  const line = error.replace(/\s+/g, ' ').trim()
  const shown = line.length > MAX_ERROR_LENGTH ? `${line.slice(0, MAX_ERROR_LENGTH)}…` : line
  return { en: `${text.en} Last error: ${shown}`, de: `${text.de} Letzter Fehler: ${shown}` }
}

function stateOf({ kind, waiting, oldest, failed }: QueueState, now: Date): Omit<HealthFinding, 'title'> {
  if (failed > 0) {
    return {
      state: 'broken',
      text: {
        en: `${failed} could not be delivered and ${failed === 1 ? 'was' : 'were'} given up. Look why, and send again.`,
        de: `${failed} ${failed === 1 ? 'konnte' : 'konnten'} nicht zugestellt werden und ${failed === 1 ? 'wurde' : 'wurden'} aufgegeben. Nachsehen, warum, und erneut senden.`,
      },
      href: `/admin/collections/deliveries?where[and][0][state][equals]=failed&where[and][1][kind][equals]=${kind}`,
    }
  }
  const minutes = oldest ? Math.floor((now.getTime() - oldest.getTime()) / MINUTE_MS) : 0
  if (minutes >= LONG_WAIT_MINUTES) {
    return {
      state: 'attention',
      text: {
        en: `${waiting} ${waiting === 1 ? 'waits' : 'wait'}, the oldest for ${minutes} minutes: whoever takes them does not answer.`,
        de: `${waiting} ${waiting === 1 ? 'wartet' : 'warten'}, am längsten seit ${minutes} Minuten: Wer sie annimmt, antwortet nicht.`,
      },
      href: '/admin/collections/deliveries?where[and][0][state][equals]=queued',
    }
  }
  const text =
    waiting === 0
      ? { en: 'Nothing waits to be sent.', de: 'Nichts wartet darauf, gesendet zu werden.' }
      : { en: `${waiting} on the way.`, de: `${waiting} unterwegs.` }
  return { state: 'good', text }
}
