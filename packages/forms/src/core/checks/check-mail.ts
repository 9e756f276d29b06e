import type { MailTemplate } from '../form.ts'
import { mailTagsOf } from '../mail/mail-tags.ts'
import { checkAttachments } from './check-attachments.ts'
import { checkHeaders } from './check-headers.ts'
import { checkReceivers } from './check-receivers.ts'
import type { ConfigCode, ConfigProblem } from './config-problem.ts'
import { leastValue, withLeastInput } from './least-input.ts'
import { isEmailOfSite, mailboxList } from './mailbox-list.ts'
import type { CheckContext } from './written-form.ts'

/** Checks a mail that the form sends. */
export function checkMail(
  mail: MailTemplate,
  section: 'mail' | 'mail_2',
  context: CheckContext,
): readonly ConfigProblem[] {
  const body = mail.excludeBlank ? withoutBlankLines(mail.body, context) : mail.body
  const found: Readonly<Record<string, readonly Omit<ConfigProblem, 'section'>[]>> = {
    subject: coded(checkFilled(mail.subject, context)),
    sender: coded(checkSender(mail.sender, context)),
    recipient: coded(checkReceivers(mail.recipient, context)),
    additional_headers: checkHeaders(mail.additionalHeaders, context),
    body: coded(checkFilled(body, context)),
    attachments: checkAttachments(mail.attachments, context),
  }
  return Object.entries(found).flatMap(([part, problems]) =>
    problems.map((problem) => ({ section: `${section}.${part}`, ...problem })),
  )
}

function coded(code: ConfigCode | undefined): readonly { readonly code: ConfigCode }[] {
  return code === undefined ? [] : [{ code }]
}

function checkFilled(template: string, context: CheckContext): ConfigCode | undefined {
  return withLeastInput(template, context) === '' ? 'maybe_empty' : undefined
}

function checkSender(template: string, context: CheckContext): ConfigCode | undefined {
  const sender = withLeastInput(template, context)
  if (!mailboxList(sender)?.length) return 'invalid_mailbox_syntax'
  return isEmailOfSite(sender, context.site.url) ? undefined : 'email_not_in_site_domain'
}

/** Lines that have tags, all of them empty, are left out of the mail. */
function withoutBlankLines(body: string, context: CheckContext): string {
  const isHeader = (line: string) => {
    const tags = mailTagsOf(line)
    return tags.length === 0 || tags.some((tag) => leastValue(tag, context) !== '')
  }
  return body
    .split(/\r\n|\r|\n/)
    .filter(isHeader)
    .join('\n')
}
