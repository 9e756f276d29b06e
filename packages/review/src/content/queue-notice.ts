import { mailLanguage } from '@vitrine/content/account-language'
import { record, text } from '@vitrine/content/core'
import { inTransaction, type Transaction, transactionOf } from '@vitrine/content/sql'
import { queueMails } from '@vitrine/delivery/store'
import type { PayloadRequest } from 'payload'
import type { ReviewedDocument } from '../core/document-key.ts'
import type { MailContext, MailWords } from '../core/review-mails.ts'
import { accountOf } from './account-of.ts'
import { titleOf } from './reviewed-document.ts'

/**
 * Queues a mail to an account, together with what the request changes. Nobody is sent a mail about what they did
 * themselves. It is in the language in which they read the admin.
 *
 * @param notice.to Number of the account; undefined: it is gone, and so is the mail.
 * @param notice.words Makes its words.
 */
export async function queueNotice(
  req: PayloadRequest,
  notice: {
    readonly to: number | undefined
    readonly document: ReviewedDocument
    readonly words: (context: MailContext) => MailWords
  },
): Promise<void> {
  const { payload } = req
  const { to, document, words } = notice
  if (to === undefined || to === req.user?.id) return
  const account = await payload.findByID({ collection: 'users', id: to, depth: 0, disableErrors: true, req })
  const { email, name } = record(account)
  if (text(email) === undefined) return
  const { subject, text: body } = words({
    siteUrl: payload.config.custom.siteUrl,
    title: await titleOf(req, document),
    document,
    by: accountOf(req).name,
  })
  const language = await mailLanguage(payload, to, req)
  const mail = {
    from: payload.email.defaultFromAddress,
    to: mailbox(name, String(email)),
    subject: subject[language],
    headers: [],
    text: body[language],
  }
  const queued = { mails: [mail], submission: null, at: new Date() }
  const queue = async (transaction: Transaction) => void (await queueMails(payload, queued, transaction))
  const transaction = await transactionOf(req)
  if (transaction) await queue(transaction)
  else await inTransaction(payload, queue)
}

/** A mailbox as headers have it. */
function mailbox(name: unknown, email: string): string {
  const shown = (text(name) ?? '').replace(/["\\\r\n]/g, ' ').trim()
  return shown === '' ? email : `"${shown}" <${email}>`
}
