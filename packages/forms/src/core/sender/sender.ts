import { settingOf } from '../additional-settings.ts'
import type { ContactForm } from '../form.ts'
import { replaceTags } from '../mail/mail-tags.ts'
import { withoutQuotes } from '../quotes.ts'
import { asText, type Submitted } from '../submitted.ts'
import { senderFieldsOf } from './sender-fields.ts'

/** Person who sent a message; a text is empty where the message does not say. */
export interface Sender {
  readonly name: string
  readonly email: string
}

/** Names under which the protocol's own forms ask for the sender. [reference 13.1] */
const WIRE_FIELDS = { name: 'your-name', email: 'your-email' } as const

/**
 * Reads the sender of a message: by the templates `flamingo_name` and `flamingo_email` among the settings of its form,
 * else from the fields that {@link senderFieldsOf} finds, else from those with the protocol's usual names.
 */
export function senderOf(form: ContactForm, submitted: Submitted): Sender {
  const fields = senderFieldsOf(form)
  const valueIn = (field: string) => asText(Object.hasOwn(submitted, field) ? submitted[field] : undefined)
  const set = (setting: string) => {
    const template = settingOf(form.settings, setting)
    return template === undefined
      ? undefined
      : replaceTags(withoutQuotes(template), ({ field }) => valueIn(field)).trim()
  }
  const joined = fields.name.map(valueIn).filter(Boolean).join(' ')
  return {
    name: set('flamingo_name') ?? (fields.name.length > 0 ? joined : valueIn(WIRE_FIELDS.name)),
    email: set('flamingo_email') ?? valueIn(fields.email ?? WIRE_FIELDS.email),
  }
}
