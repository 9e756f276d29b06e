import { record, text } from '@vitrine/content/core'
import { siteLanguages } from '@vitrine/content/languages'
import { runSql, sql, transactionOf } from '@vitrine/content/sql'
import { fromColumn, momentOf } from '@vitrine/content/store'
import type { QueuedMail } from '@vitrine/delivery/core'
import type { MailOfMessage } from '@vitrine/delivery/store'
import type { PayloadRequest } from 'payload'
import { messageFiles } from '../../core/inbox/upload-path.ts'
import { renewedMail } from '../../core/mail/renewed-mail.ts'
import { siteFacts } from '../../core/mail/site-facts.ts'
import { type StoredPost, storedValues } from '../../core/mail/stored-values.ts'
import { parseForm } from '../../core/parse-form.ts'
import type { Submitted } from '../../core/submitted.ts'

/**
 * Renews a mail of a stored message by its form as it now is, see {@link renewedMail}.
 *
 * @returns Undefined where message or form are gone, or the form sends no such mail any more.
 */
export async function renewMail(
  mail: QueuedMail,
  { submission, isSecond }: MailOfMessage,
  req: PayloadRequest,
): Promise<QueuedMail | undefined> {
  const { payload } = req
  const [locale] = siteLanguages(payload)
  const [row] = await runSql(
    payload,
    sql`select id, form_id, entries, meta, files, received_at from submissions where id = ${submission}`,
    await transactionOf(req),
  )
  if (row?.form_id == null) return undefined
  const [found, site] = await Promise.all([
    payload.findByID({
      collection: 'contact-forms',
      id: Number(row.form_id),
      depth: 0,
      locale,
      disableErrors: true,
      overrideAccess: true,
    }),
    payload.findGlobal({ slug: 'site', depth: 0, locale, overrideAccess: true }),
  ])
  const form = found ? parseForm(found, locale) : undefined
  const template = isSecond ? form?.mail2 : form?.mail
  if (!form || !template) return undefined
  const mailFrom = payload.email.defaultFromAddress
  const facts = siteFacts(site, { siteUrl: payload.config.custom.siteUrl, mailFrom })
  return renewedMail(mail, template, { values: storedValues(form, storedPost(row), facts), mailFrom })
}

function storedPost(row: Readonly<Record<string, unknown>>): StoredPost {
  const meta = record(fromColumn(row.meta))
  return {
    id: Number(row.id),
    // Only the intake writes this column.
    entries: record(fromColumn(row.entries)) as Submitted,
    files: messageFiles(fromColumn(row.files)),
    receivedAt: momentOf(row.received_at),
    address: text(meta.address) ?? '',
    agent: text(meta.agent) ?? '',
    page: text(meta.page) ?? '',
  }
}
