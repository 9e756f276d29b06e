import type { MailSite } from './mail-site.ts'
import { sendDigests } from './send-digests.ts'
import { sendNotices } from './send-notices.ts'

/** Queues all mails of the forum that are due. */
export async function sendForumMails(site: MailSite, now: Date): Promise<void> {
  await sendNotices(site, now)
  await sendDigests(site, now)
}
