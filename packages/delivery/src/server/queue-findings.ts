import type { HealthFinding } from '@vitrine/kit/core'
import type { DeliveryKind } from '../store/queue.ts'
import type { QueueState } from '../store/queue-state.ts'

/** Minutes for which something may wait to be sent before somebody ought to look. */
const LONG_WAIT_MINUTES = 15

const MINUTE_MS = 60_000

const NAMES: Readonly<Record<DeliveryKind, string>> = { mail: 'Mails', webhook: 'Webhooks', purge: 'Purges of the CDN' }

/** Findings for the owner about the queue of deliveries; nothing of kinds that have had none. */
export function queueFindings(states: readonly QueueState[], now: Date): readonly HealthFinding[] {
  return states.flatMap((state) => {
    const { kind, waiting, failed } = state
    if (kind !== 'mail' && waiting + failed === 0) return []
    return [{ title: NAMES[kind], ...stateOf(state, now) }]
  })
}

function stateOf({ kind, waiting, oldest, failed }: QueueState, now: Date): Omit<HealthFinding, 'title'> {
  if (failed > 0) {
    return {
      state: 'broken',
      text: `${failed} could not be delivered and ${failed === 1 ? 'was' : 'were'} given up. Look why, and send again.`,
      href: `/admin/collections/deliveries?where[and][0][state][equals]=failed&where[and][1][kind][equals]=${kind}`,
    }
  }
  const minutes = oldest ? Math.floor((now.getTime() - oldest.getTime()) / MINUTE_MS) : 0
  if (minutes >= LONG_WAIT_MINUTES) {
    return {
      state: 'attention',
      text: `${waiting} ${waiting === 1 ? 'waits' : 'wait'}, the oldest for ${minutes} minutes: whoever takes them does not answer.`,
      href: '/admin/collections/deliveries?where[and][0][state][equals]=queued',
    }
  }
  return { state: 'good', text: waiting === 0 ? 'Nothing waits to be sent.' : `${waiting} on the way.` }
}
