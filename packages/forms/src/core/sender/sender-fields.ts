import { parseMailboxes } from '@vitrine/delivery/core'
import type { ContactForm, LabelledTag } from '../form.ts'
import { piecesOf } from '../mail/mail-tags.ts'
import type { FormTag } from '../template/form-tag.ts'
import { autocompleteOf } from '../template/options.ts'
import { type NamePart, namePartOf } from './name-words.ts'

/** Names of the fields that say who sent a message. */
export interface SenderFields {
  /** Undefined for a form that asks for no e-mail address. */
  readonly email: string | undefined
  /** In the order in which their values are read: given name before family name. Empty for a form that asks for none. */
  readonly name: readonly string[]
}

/** A field as far as it may say who sent a message. Fields of a template have no label. */
export type SenderField = Pick<LabelledTag, 'tag'> & { readonly label?: string }

/**
 * Finds the fields that say who sends a message. The address is that of the field that *Reply to* names, else of the
 * first of type `email`. The name is that of the field with `autocomplete="name"`, else of the text fields whose labels
 * or names ask for the sender's name, whole or as given and family name.
 *
 * @param fields In the order of the form.
 * @param replyTo Template of the first mail's `Reply-To`, such as `[your-name] <[your-email]>`; empty for none.
 */
export function senderFields(fields: readonly SenderField[], replyTo = ''): SenderFields {
  const email = repliedField(fields, replyTo) ?? fields.find(isEmailField)
  return { email: email?.tag.name, name: nameFields(fields).map(({ tag }) => tag.name) }
}

/** {@link senderFields} of a parsed form. */
export function senderFieldsOf({ body, tags, mail }: Pick<ContactForm, 'body' | 'tags' | 'mail'>): SenderFields {
  const labelled: readonly LabelledTag[] = body.kind === 'fields' ? body.fields : []
  const labels = new Map(labelled.map(({ tag, label }) => [tag.name, label]))
  const fields = tags.map((tag) => ({ tag, label: labels.get(tag.name) ?? '' }))
  return senderFields(fields, /^reply-to[ \t]*:(.*)$/im.exec(mail.additionalHeaders)?.[1])
}

function isEmailField({ tag }: SenderField): boolean {
  return tag.basetype === 'email'
}

function isTextField({ tag }: SenderField): boolean {
  return tag.basetype === 'text'
}

/** The field whose value is the address of a mailbox to reply to. */
function repliedField(fields: readonly SenderField[], replyTo: string): SenderField | undefined {
  const named = new Set(
    parseMailboxes(piecesOf(replyTo)).flatMap(({ address }) =>
      address.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.tag.field])),
    ),
  )
  const replied = fields.filter((field) => named.has(field.tag.name))
  return replied.find(isEmailField) ?? replied.find(isTextField)
}

function nameFields(fields: readonly SenderField[]): readonly SenderField[] {
  const texts = fields.filter(isTextField)
  const completed = (token: string) => texts.find(({ tag }) => hasToken(tag, token))
  const said = (part: NamePart) =>
    texts.find(({ label = '' }) => namePartOf(label) === part) ?? texts.find(({ tag }) => namePartOf(tag.name) === part)
  const whole = completed('name')
  if (whole) return [whole]
  const given = completed('given-name') ?? said('given')
  const family = completed('family-name') ?? said('family')
  const full = said('full')
  // Beside a given name, "Name" means the family's.
  const parts = given ? [given, family ?? full] : [full ?? family]
  return parts.filter((field) => field !== undefined)
}

function hasToken(tag: FormTag, token: string): boolean {
  return autocompleteOf(tag)?.split(' ').includes(token) === true
}
