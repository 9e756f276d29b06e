import { runSql, sql } from '@vitrine/content/sql'
import { GONE_ANSWER } from '@vitrine/delivery/core'
import type { Payload } from 'payload'

/** True if a webhook was given up and not used since: the newest that is known of it is that its receiver is gone. */
export async function isGivenUp(payload: Payload, url: string): Promise<boolean> {
  const [newest] = await runSql(
    payload,
    sql`select last_error from deliveries where kind = 'webhook' and recipient = ${url} and state in ('sent', 'failed')
      order by id desc limit 1`,
  )
  return newest?.last_error === GONE_ANSWER
}
