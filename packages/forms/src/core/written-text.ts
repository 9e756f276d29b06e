import type { WrittenText } from '@vitrine/protection/core'
import type { ContactForm } from './form.ts'
import { type SenderFields, senderFieldsOf } from './sender/sender-fields.ts'
import { asText, type Submitted } from './submitted.ts'
import type { FormTag } from './template/form-tag.ts'
import { optionsOf } from './template/options.ts'
import { isChoice } from './template/tag-types.ts'

type Form = Pick<ContactForm, 'body' | 'tags' | 'mail'>

/**
 * Author of a message, and the parts of it that were typed freely. Templates mark those fields by options; in forms
 * built from fields, they are those of the sender and the web addresses.
 *
 * @returns Undefined if no field names the author. [reference 13.3]
 */
export function writtenText(form: Form, submitted: Submitted): WrittenText | undefined {
  const roles = rolesOf(form)
  if (roles.size === 0) return undefined
  const given = (role: Role) =>
    [...roles].flatMap(([name, own]) => (own === role ? [asText(submitted[name])] : [])).filter((text) => text !== '')
  const offered = new Set(form.tags.filter(isChoice).flatMap(({ values }) => values))
  const typed = Object.entries(submitted)
    .filter(([name]) => !roles.has(name))
    .map(([, value]) => asText([value].flat().filter((text) => text !== '' && !offered.has(text))))
    .filter((text) => text !== '')
  return {
    kind: 'contact-form',
    author: given('author').join(' '),
    email: given('author_email')[0] ?? '',
    url: given('author_url')[0] ?? '',
    content: typed.join('\n\n'),
  }
}

const ROLES = ['author', 'author_email', 'author_url'] as const
type Role = (typeof ROLES)[number]

/** Roles of the fields for the spam service, by name. */
function rolesOf(form: Form): ReadonlyMap<string, Role> {
  const roleOf = form.body.kind === 'fields' ? roleBySender(senderFieldsOf(form)) : roleByOption
  return new Map(
    form.tags.flatMap((tag) => {
      const role = roleOf(tag)
      return role ? [[tag.name, role] as const] : []
    }),
  )
}

function roleByOption(tag: FormTag): Role | undefined {
  const options = optionsOf(tag, 'akismet')
  return ROLES.find((role) => options.includes(role))
}

function roleBySender({ name, email }: SenderFields): (tag: FormTag) => Role | undefined {
  return (tag) => {
    if (tag.name === email) return 'author_email'
    if (name.includes(tag.name)) return 'author'
    return tag.basetype === 'url' ? 'author_url' : undefined
  }
}
