import type { ContactForm } from '../form.ts'
import { mailTagsOf } from './mail-tags.ts'

/** True if any text of a form, for its mails or its visitors, names a tag with this prefix. */
export function namesTags({ mail, mail2, messages, afterSending }: ContactForm, prefix: string): boolean {
  const texts = [mail, mail2 ?? {}, messages, afterSending ?? {}].flatMap((part): unknown[] => Object.values(part))
  return texts.some(
    (text) =>
      typeof text === 'string' &&
      // Most texts name none, and reading them for tags takes longer than this.
      text.includes(prefix) &&
      mailTagsOf(text).some(({ name }) => name.startsWith(prefix)),
  )
}
