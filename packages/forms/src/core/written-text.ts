import type { WrittenText } from '@vitrine/protection/core'
import type { ContactForm } from './form.ts'
import { asText, type Submitted } from './submitted.ts'
import type { FormTag } from './template/form-tag.ts'
import { optionsOf } from './template/options.ts'
import { isChoice } from './template/tag-types.ts'

/**
 * Author of a message, and the parts of it that were typed freely. Templates mark those fields by options; in forms
 * built from fields, the field types tell.
 *
 * @returns Undefined if no field names the author. [reference 13.3]
 */
export function writtenText(form: Pick<ContactForm, 'body' | 'tags'>, submitted: Submitted): WrittenText | undefined {
  const roles = rolesOf(form)
  if (roles.size === 0) return undefined
  const named = (role: Role) => {
    const names = [...roles].filter(([, own]) => own === role).map(([name]) => name)
    return names.map((name) => asText(submitted[name])).find((text) => text !== '') ?? ''
  }
  const offered = new Set(form.tags.filter(isChoice).flatMap(({ values }) => values))
  const typed = Object.entries(submitted)
    .filter(([name]) => !roles.has(name))
    .map(([, value]) => asText([value].flat().filter((text) => text !== '' && !offered.has(text))))
    .filter((text) => text !== '')
  return {
    kind: 'contact-form',
    author: named('author'),
    email: named('author_email'),
    url: named('author_url'),
    content: typed.join('\n\n'),
  }
}

const ROLES = ['author', 'author_email', 'author_url'] as const
type Role = (typeof ROLES)[number]

/** Roles of the fields for the spam service, by name. */
function rolesOf({ body, tags }: Pick<ContactForm, 'body' | 'tags'>): ReadonlyMap<string, Role> {
  const roleOf = body.kind === 'fields' ? roleByKind : roleByOption
  return new Map(
    tags.flatMap((tag) => {
      const role = roleOf(tag)
      return role ? [[tag.name, role] as const] : []
    }),
  )
}

function roleByOption(tag: FormTag): Role | undefined {
  const options = optionsOf(tag, 'akismet')
  return ROLES.find((role) => options.includes(role))
}

function roleByKind({ basetype, name }: FormTag): Role | undefined {
  if (basetype === 'email') return 'author_email'
  if (basetype === 'url') return 'author_url'
  return basetype === 'text' && /^(?:your-)?name$/.test(name) ? 'author' : undefined
}
