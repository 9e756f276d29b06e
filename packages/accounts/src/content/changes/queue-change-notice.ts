import { mailLanguage } from '@vitrine/content/account-language'
import { person, text } from '@vitrine/content/core'
import { inTransaction, type Transaction, transactionOf } from '@vitrine/content/sql'
import { displayName, writeMailboxes } from '@vitrine/delivery/core'
import { queueMails } from '@vitrine/delivery/store'
import type { PayloadRequest } from 'payload'
import { type AccountChange, changeMail } from '../../core/change-mail.ts'
import { linkOrigin } from '../link-origin.ts'

/**
 * Queues a mail to the owner of an account about what was changed of it, together with the change. It is in the language
 * in which they read the admin.
 *
 * @param to Address that the account had before the change; left out where it stays.
 */
export async function queueChangeNotice(
  req: PayloadRequest,
  account: number,
  changes: readonly AccountChange[],
  to?: string,
): Promise<void> {
  const { payload, user } = req
  const [{ name, email }, site, language, siteUrl] = await Promise.all([
    payload.findByID({ collection: 'users', id: account, depth: 0, overrideAccess: true, req }),
    payload.findGlobal({ slug: 'site', depth: 0, overrideAccess: true, req }),
    mailLanguage(payload, account, req),
    linkOrigin(payload),
  ])
  const isOther = user && Number(person(user)?.id) !== account
  const { subject, text: words } = changeMail(changes, {
    name,
    by: isOther ? text(user.name) : undefined,
    siteName: text(site.name) ?? '',
    siteUrl,
  })
  const mail = {
    from: payload.email.defaultFromAddress,
    to: writeMailboxes([{ name: displayName(name), address: to ?? email }]),
    subject: subject[language],
    headers: [],
    text: words[language],
  }
  const queued = { mails: [mail], submission: null, at: new Date() }
  const queue = async (transaction: Transaction) => void (await queueMails(payload, queued, transaction))
  const transaction = await transactionOf(req)
  if (transaction) await queue(transaction)
  else await inTransaction(payload, queue)
}
