import type { AdminLabel } from '@vitrine/kit/core'
import type { Field, TextField } from 'payload'
import type { MailName } from '../core/mail/mail-preview.ts'
import { READY_ANSWER, READY_MAIL, readyAnswerText, readyMailText } from '../core/mail/ready-mails.ts'

/** Content of the mails of a new form. */
const READY = {
  mail: { headers: READY_MAIL, textIn: readyMailText },
  mail2: { headers: READY_ANSWER, textIn: readyAnswerText },
} as const

/**
 * Fields of one of the two mails of a form, with its preview. A new form has them ready-made: the first mail can be sent
 * as it is, the second once it is switched on.
 */
export function mailFields(mail: MailName): Field[] {
  const required = mail === 'mail'
  const { headers, textIn } = READY[mail]
  const ready =
    (part: 'subject' | 'body') =>
    ({ locale }: { readonly locale?: string }) =>
      textIn(locale ?? '')[part]
  const whenActive: Field['admin'] = required ? {} : { condition: (_, siblings) => siblings?.active === true }
  const line = (name: string, label: AdminLabel, more: Partial<TextField> = {}): Field =>
    ({ name, label, type: 'text', maxLength: 500, ...more, admin: { ...whenActive, ...more.admin } }) as Field
  return [
    line('recipient', { en: 'To', de: 'An' }, { required, defaultValue: () => headers.recipient }),
    line(
      'sender',
      { en: 'From', de: 'Von' },
      {
        admin: {
          description: { en: 'Empty: the sender of the settings.', de: 'Leer: der Absender aus den Einstellungen.' },
        },
      },
    ),
    line('replyTo', { en: 'Reply to', de: 'Antwort an' }, { defaultValue: () => headers.replyTo }),
    line('subject', { en: 'Subject', de: 'Betreff' }, { required, localized: true, defaultValue: ready('subject') }),
    {
      name: 'additionalHeaders',
      label: { en: 'More headers, one per line', de: 'Weitere Kopfzeilen, eine pro Zeile' },
      type: 'textarea',
      maxLength: 2000,
      admin: { ...whenActive, description: { en: 'Such as Cc: office@example.com', de: 'Etwa Cc: buero@example.com' } },
    },
    {
      name: 'body',
      label: 'Text',
      type: 'textarea',
      required,
      localized: true,
      defaultValue: ready('body'),
      maxLength: 20_000,
      admin: { ...whenActive, rows: 12 },
    },
    {
      name: 'attachments',
      label: { en: 'Attachments', de: 'Anhänge' },
      type: 'textarea',
      maxLength: 2000,
      admin: {
        ...whenActive,
        description: {
          en: 'Names of file fields in brackets: [your-file]',
          de: 'Namen von Dateifeldern in Klammern: [your-file]',
        },
      },
    },
    {
      name: 'useHtml',
      label: { en: 'The text is HTML', de: 'Der Text ist HTML' },
      type: 'checkbox',
      defaultValue: false,
      admin: whenActive,
    },
    {
      name: 'excludeBlank',
      label: { en: 'Leave out lines whose fields are empty', de: 'Zeilen weglassen, deren Felder leer sind' },
      type: 'checkbox',
      defaultValue: required,
      admin: whenActive,
    },
    mailPreview(mail),
  ] as Field[]
}

/** Shows a mail as it would be sent. Not a field: it keeps nothing. */
function mailPreview(mail: MailName): Field {
  return {
    name: 'preview',
    type: 'ui',
    admin: { components: { Field: { path: '@vitrine/forms/admin#MailPreview', clientProps: { mail } } } },
  }
}
