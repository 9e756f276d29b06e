import { runSql, sql } from '@vitrine/cms/sql'
import { list, record, text } from '@vitrine/ui/core'
import type { Payload } from 'payload'
import { jsonPattern, namesAddress } from '../../core/inbox/about-address.ts'
import { foldersOf, messageFiles } from '../../core/inbox/upload-place.ts'
import { fromColumn } from './columns.ts'
import { removeFolders } from './uploads-folder.ts'

/**
 * Erases mails that belong to no stored message and are a person's: those that the person is to be answered on, and
 * second mails to the person. What goes to the address as a first mail stays: it is the owner's, about others.
 */
export async function eraseLooseMails(payload: Payload, address: string): Promise<void> {
  const rows = await runSql(
    payload,
    sql`select id, token, waits_for, mail from deliveries
      where submission_id is null and lower(cast(mail as text)) like ${jsonPattern(address)}`,
  )
  for (const row of rows) {
    const mail = record(fromColumn(row.mail))
    const isAnswer = row.waits_for !== null && namesAddress(address, text(mail.to) ?? '')
    if (!isAnswer && !namesAddress(address, replyTo(mail.headers))) continue
    await runSql(payload, sql`delete from deliveries where id = ${Number(row.id)} or waits_for = ${String(row.token)}`)
    await removeFolders(payload, foldersOf(messageFiles(mail.files)))
  }
}

function replyTo(headers: unknown): string {
  const values = list(headers).filter(({ name }) => String(name).toLowerCase() === 'reply-to')
  return values.map(({ value }) => String(value)).join(', ')
}
