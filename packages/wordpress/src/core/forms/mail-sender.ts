import { record } from '@vitrine/content/core'

/** Sender of the mails of imported forms: the one that each form of the old site names, or the address of this site. */
export const MAIL_SENDERS = ['form', 'site'] as const
export type MailSender = (typeof MAIL_SENDERS)[number]

type Values = Readonly<Record<string, unknown>>

/** Values of a form whose mails go out from the chosen sender. A mail that names none goes out from the address of the site. */
export function withSender(values: Values, sender: MailSender): Values {
  if (sender === 'form') return values
  const mails = ['mail', 'mail2'].filter((name) => Object.hasOwn(values, name))
  return { ...values, ...Object.fromEntries(mails.map((name) => [name, { ...record(values[name]), sender: '' }])) }
}

/** Codes of what the report says of senders that forms name. */
const SENDER_CODES: ReadonlySet<string> = new Set(['form-sender', 'form-sender-visitor'])

/** Lines of the report that hold for forms with the chosen sender. */
export function linesWithSender<Line extends { readonly code: string }>(
  lines: readonly Line[],
  sender: MailSender,
): readonly Line[] {
  return sender === 'form' ? lines : lines.filter(({ code }) => !SENDER_CODES.has(code))
}
