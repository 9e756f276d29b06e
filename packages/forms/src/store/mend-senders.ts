import { record } from '@vitrine/content/core'
import { siteLanguages } from '@vitrine/content/languages'
import { runSql, sql, type Transaction } from '@vitrine/content/sql'
import { fromColumn } from '@vitrine/content/store'
import type { Payload } from 'payload'
import type { ContactForm } from '../core/form.ts'
import { localForms, storedSender } from '../core/sender/stored-sender.ts'
import type { Submitted } from '../core/submitted.ts'

/** Messages read at a time, and so held in memory. */
const BATCH = 200

/**
 * Completes the sender of stored messages by the fields of their forms; what was stored stays. A migration runs it, so it
 * names only the columns that the tables had then.
 */
export async function mendSenders(payload: Payload, transaction: Transaction): Promise<void> {
  const forms = await formsById(payload, transaction)
  let last = 0
  for (;;) {
    const rows = await runSql(
      payload,
      sql`select id, form_id, entries, from_name, from_email from submissions
        where id > ${last} and form_id is not null
          and (from_name is null or from_name = '' or from_email is null or from_email = '')
        order by id limit ${BATCH}`,
      transaction,
    )
    for (const row of rows) await mendSender(payload, row, forms.get(Number(row.form_id)) ?? [], transaction)
    if (rows.length < BATCH) return
    last = Number(rows.at(-1)?.id)
  }
}

async function mendSender(
  payload: Payload,
  row: Readonly<Record<string, unknown>>,
  forms: readonly ContactForm[],
  transaction: Transaction,
): Promise<void> {
  const { name, email } = storedSender(forms, record(fromColumn(row.entries)) as Submitted)
  const [fromName, fromEmail] = [row.from_name || name, row.from_email || email]
  if (fromName === row.from_name && fromEmail === row.from_email) return
  await runSql(
    payload,
    sql`update submissions set from_name = ${fromName}, from_email = ${fromEmail} where id = ${row.id}`,
    transaction,
  )
}

async function formsById(
  payload: Payload,
  transaction: Transaction,
): Promise<ReadonlyMap<number, readonly ContactForm[]>> {
  const read = (statement: ReturnType<typeof sql>) => runSql(payload, statement, transaction)
  const forms = await read(
    sql`select id, written_as, fields, mail_reply_to, mail_additional_headers, additional_settings from contact_forms`,
  )
  const templates = await read(sql`select _parent_id, _locale, template from contact_forms_locales`)
  const locales = siteLanguages(payload)
  return new Map(
    forms.map((row) => {
      const own = templates.filter(({ _parent_id }) => Number(_parent_id) === Number(row.id))
      const stored = {
        id: Number(row.id),
        writtenAs: row.written_as,
        fields: fromColumn(row.fields),
        templates: Object.fromEntries(own.map(({ _locale, template }) => [String(_locale), template])),
        replyTo: row.mail_reply_to,
        additionalHeaders: row.mail_additional_headers,
        additionalSettings: row.additional_settings,
      }
      return [stored.id, localForms(stored, locales)]
    }),
  )
}
