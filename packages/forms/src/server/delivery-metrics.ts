import { readQueueState } from '@vitrine/delivery/store'
import type { Metric } from '@vitrine/kit/server'
import type { Payload } from 'payload'

/** Metrics of the queue of mails and webhooks, which all processes of a site share. */
export function deliveryMetrics(payload: Payload, now: () => Date): readonly Metric[] {
  return [
    {
      name: 'vitrine_deliveries',
      help: 'Mails and webhooks that are still to be sent, and those that were given up.',
      type: 'gauge',
      labels: ['kind', 'state'],
      read: async () =>
        (await readQueueState(payload)).flatMap(({ kind, waiting, failed }) => [
          { labels: { kind, state: 'waiting' }, value: waiting },
          { labels: { kind, state: 'failed' }, value: failed },
        ]),
    },
    {
      name: 'vitrine_deliveries_oldest_seconds',
      help: 'Age of the oldest mail or webhook that is still to be sent; 0 when none is.',
      type: 'gauge',
      labels: ['kind'],
      read: async () =>
        (await readQueueState(payload)).map(({ kind, oldest }) => ({
          labels: { kind },
          value: oldest ? Math.max(0, (now().getTime() - oldest.getTime()) / 1000) : 0,
        })),
    },
  ]
}
