import { choice, given, record } from '@vitrine/content/core'
import type { PayloadRequest } from 'payload'
import { CONTACT_FORMS } from '../../core/areas.ts'
import { MAILS, type MailPreview, previewMail } from '../../core/mail/mail-preview.ts'
import type { ShownMail } from '../../core/mail/shown-mail.ts'
import { siteFacts } from '../../core/mail/site-facts.ts'
import { forRole, sentence } from '../inbox/for-role.ts'

/** `POST /api/contact-forms/preview-mail` with `{ form, mail, leaveEmpty }`: a mail of a form, with an example in it. */
export const showMail = forRole(CONTACT_FORMS, 'update', async (req) => {
  const preview = await previewOf(req)
  return preview
    ? Response.json(shown(preview), { headers: { 'cache-control': 'no-store' } })
    : sentence(400, 'This form cannot be read. Reload the page.')
})

/** Reads what a request asks for. */
export async function previewOf(req: PayloadRequest): Promise<MailPreview | undefined> {
  const { form, mail, leaveEmpty } = record(await req.json?.().catch(() => undefined))
  const { payload, locale } = req
  const site = await payload.findGlobal({ slug: 'site', depth: 0, ...(locale && { locale }) })
  const mailFrom = payload.email.defaultFromAddress
  return previewMail(form, choice(mail, MAILS), {
    locale: locale && locale !== 'all' ? locale : 'en',
    leaveEmpty: leaveEmpty === true,
    mailFrom,
    site: siteFacts(site, { siteUrl: payload.config.custom.siteUrl, mailFrom }),
    now: new Date(),
  })
}

function shown({ mail, files, leftOut }: MailPreview): ShownMail {
  const { from, to, subject, headers } = mail
  return {
    headers: [
      { name: 'From', value: from },
      { name: 'To', value: to },
      { name: 'Subject', value: subject },
      ...headers,
    ],
    text: mail.text,
    ...(mail.html !== undefined && { html: mail.html }),
    files,
    leftOut,
    ...given({ omissions: mail.omissions }),
  }
}
