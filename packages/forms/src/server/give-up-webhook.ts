import { contentCache, documentTag, logChange } from '@vitrine/content/cache'
import { inTransaction, runSql, sql } from '@vitrine/content/sql'
import { GONE_ANSWER } from '@vitrine/delivery/core'
import type { Payload } from 'payload'
import { CONTACT_FORMS } from '../core/areas.ts'

/** Switches a webhook off in all forms that have it, and gives up what still waits for it: its receiver is gone for good. */
export async function giveUpWebhook(payload: Payload, url: string): Promise<void> {
  await inTransaction(payload, async (transaction) => {
    await runSql(
      payload,
      sql`update deliveries set state = 'failed', next_attempt_at = null, last_error = ${GONE_ANSWER}
        where kind = 'webhook' and state = 'queued' and recipient = ${url}`,
      transaction,
    )
    const forms = await runSql(
      payload,
      sql`update contact_forms_webhooks set active = false where url = ${url} returning _parent_id as form`,
      transaction,
    )
    const tags = forms.map(({ form }) => documentTag(CONTACT_FORMS.slug, form))
    if (tags.length > 0) await logChange(payload, tags, transaction)
  })
  contentCache(payload).expire()
}
