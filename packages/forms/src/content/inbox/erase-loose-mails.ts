import { list, record, text } from '@vitrine/content/core'
import { runSql, sql } from '@vitrine/content/sql'
import { fromColumn } from '@vitrine/content/store'
import type { Payload } from 'payload'
import { isFrom, jsonPattern, namesAddress } from '../../core/inbox/about-address.ts'
import { foldersOf, messageFiles } from '../../core/inbox/upload-path.ts'
import type { FormWebhook } from '../../store/queue-form-webhooks.ts'
import { removeFolders } from './uploads-folder.ts'

/**
 * Erases mails and webhooks that belong to no stored message and are a person's: mails that the person is to be answered
 * on, second mails to the person, and webhooks that tell what the person sent. What goes to the address as a first mail
 * stays: it is the owner's, about others.
 *
 * @returns The tokens of those mails and webhooks.
 */
export async function eraseLooseMails(payload: Payload, address: string): Promise<readonly string[]> {
  const tokens: string[] = []
  const rows = await runSql(
    payload,
    sql`select id, kind, token, waits_for, mail from deliveries
      where submission_id is null and kind <> 'purge' and lower(cast(mail as text)) like ${jsonPattern(address)}`,
  )
  for (const row of rows) {
    const mail = record(fromColumn(row.mail))
    const isAnswer = row.waits_for !== null && namesAddress(address, text(mail.to) ?? '')
    const isPersons =
      row.kind === 'webhook' ? tellsOf(address, mail) : isAnswer || namesAddress(address, replyTo(mail.headers))
    if (!isPersons) continue
    const erased = await runSql(
      payload,
      sql`delete from deliveries where id = ${Number(row.id)} or waits_for = ${String(row.token)} returning token`,
    )
    tokens.push(...erased.map(({ token }) => String(token)))
    await removeFolders(payload, foldersOf(messageFiles(mail.files)))
  }
  return tokens
}

/** Recognises a queued webhook, as `queueFormWebhooks` writes it, that carries a message from this address. */
function tellsOf(address: string, webhook: object): boolean {
  return isFrom(address, { fromEmail: '', entries: (webhook as FormWebhook).event.data.fields })
}

function replyTo(headers: unknown): string {
  const values = list(headers).filter(({ name }) => String(name).toLowerCase() === 'reply-to')
  return values.map(({ value }) => String(value)).join(', ')
}
