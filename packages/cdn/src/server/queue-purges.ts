import { inTransaction, runSql, sql } from '@vitrine/content/sql'
import { queueDelivery } from '@vitrine/delivery/store'
import type { Payload } from 'payload'
import type { CdnService } from '../core/cdn-settings.ts'
import { purgesOf } from '../core/purge-request.ts'
import type { QueuedPurge } from './purge-sender.ts'

/**
 * Queues that a CDN drops what carries one of the tags, and takes away earlier purges that are done. When all is dropped,
 * those that failed are done as well.
 *
 * @param purge.site Tag that every answer carries.
 * @param purge.recipient What editors read of where it goes.
 */
export async function queuePurges(
  payload: Payload,
  purge: {
    readonly service: CdnService
    readonly recipient: string
    readonly tags: readonly string[]
    readonly site: string
    readonly at: Date
  },
): Promise<void> {
  const { service, recipient, site, at } = purge
  const calls = purgesOf(service, purge.tags, site)
  const isWhole = calls.some((tags) => tags.includes(site))
  await inTransaction(payload, async (transaction) => {
    const done = isWhole ? sql`state in ('sent', 'failed')` : sql`state = 'sent'`
    await runSql(payload, sql`delete from deliveries where kind = 'purge' and ${done}`, transaction)
    for (const tags of calls) {
      const content: QueuedPurge = { kind: 'purge', tags }
      const subject = isWhole ? 'The whole site' : `What has changed: ${tags.length} tags`
      await queueDelivery(payload, { kind: 'purge', subject, recipient, content, submission: null, at }, transaction)
    }
  })
}
