import { record } from '@vitrine/content/core'
import { parseForm } from '../parse-form.ts'
import type { WrittenForm } from './written-form.ts'

/**
 * Reads a document of the collection `contact-forms` for its checks.
 *
 * @param mailFrom Sender of mails that name none.
 * @returns Undefined for what is no form.
 */
export function readWrittenForm(raw: unknown, mailFrom: string): WrittenForm | undefined {
  const form = parseForm(raw, 'en')
  if (!form) return undefined
  const texts = Object.entries(record(record(raw).messages))
  const messages = Object.fromEntries(texts.flatMap(([key, text]) => (typeof text === 'string' ? [[key, text]] : [])))
  const { mail, mail2 } = form
  return {
    ...form,
    mail: { ...mail, sender: mail.sender || mailFrom },
    ...(mail2 && { mail2: { ...mail2, sender: mail2.sender || mailFrom } }),
    messages,
  }
}
