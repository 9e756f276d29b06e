import { inLanguage, type ReadyIn } from '../in-language.ts'
import { MESSAGE_TAGS } from './special-tags.ts'

/** Text of a mail that a new form has, in the language of the form. */
interface ReadyText {
  readonly subject: string
  readonly body: string
}

const { allFields, senderName, senderEmail } = MESSAGE_TAGS

/** Headers of the ready-made mail to the site's owner. They name no field, so that any form can have them. */
export const READY_MAIL = { recipient: '[_site_admin_email]', replyTo: `[${senderEmail}]` } as const

/** Headers of the ready-made answer to the visitor. */
export const READY_ANSWER = { recipient: `[${senderEmail}]`, replyTo: '[_site_admin_email]' } as const

const SIGNATURE = '-- '

const mailText = (subject: string, sentFrom: string): ReadyText => ({
  subject: `${subject}: [${senderName}]`,
  body: [`[${allFields}]`, '', SIGNATURE, sentFrom].join('\n'),
})

const answerText = (subject: string, ...paragraphs: readonly string[]): ReadyText => ({
  subject,
  body: [paragraphs.join('\n\n'), '', SIGNATURE, '[_site_title]', '[_site_url]'].join('\n'),
})

const MAILS: ReadyIn<ReadyText> = {
  en: mailText('Message from [_site_title]', 'Sent from [_url]'),
  de: mailText('Nachricht von [_site_title]', 'Gesendet von [_url]'),
  he: mailText('הודעה מאתר [_site_title]', 'נשלחה מהכתובת [_url]'),
}

const ANSWERS: ReadyIn<ReadyText> = {
  en: answerText(
    '[_site_title]: we have received your message',
    'Hello,',
    'Thank you for your message. We will answer it soon.',
  ),
  de: answerText(
    '[_site_title]: Ihre Nachricht ist angekommen',
    'Guten Tag,',
    'vielen Dank für Ihre Nachricht. Wir antworten Ihnen bald.',
  ),
  he: answerText('[_site_title]: הודעתך התקבלה', 'שלום,', 'תודה על הודעתך. נשיב לך בקרוב.'),
}

/** Text of the mail to the site's owner. @param language BCP 47; English stands for those without texts of their own. */
export function readyMailText(language: string): ReadyText {
  return inLanguage(MAILS, language)
}

/** Text of the answer to the visitor, which repeats nothing that strangers could have written. @param language BCP 47. */
export function readyAnswerText(language: string): ReadyText {
  return inLanguage(ANSWERS, language)
}
