import { isOn } from '../additional-settings.ts'
import { type MailTag, replaceTags } from '../mail/mail-tags.ts'
import { type FormTag, isRequired } from '../template/form-tag.ts'
import { hasOption, optionOf } from '../template/options.ts'
import { isChoice } from '../template/tag-types.ts'
import { mailboxList } from './mailbox-list.ts'
import type { Site } from './site.ts'
import type { CheckContext, WrittenForm } from './written-form.ts'

const SOME_TEXT = 'example'
const SOME_EMAIL = 'example@example.com'

/** Fills a template of a mail with the least that a visitor can give, so that what may be missing is. [reference 13.6] */
export function withLeastInput(template: string, context: CheckContext): string {
  return replaceTags(template, (tag) => leastValue(tag, context)).trim()
}

export function leastValue(tag: MailTag, { form, site }: CheckContext): string {
  const name = tag.name.replace(/^wpcf7\./, '_')
  if (name.startsWith('_') && !/^_(?:raw|format)_/.test(name)) return specialValue(name, form, site)
  const fields = form.tags.filter((field) => field.name === tag.field)
  if (!fields.some(isAlwaysFilled) || isConditional(tag.field, form)) return ''
  return fields.some((field) => holdsEmail(field, tag.shows === 'posted')) ? SOME_EMAIL : SOME_TEXT
}

function specialValue(name: string, { settings }: WrittenForm, { adminEmail }: Site): string {
  if (name === '_site_admin_email') return adminEmail
  if (name.startsWith('_user_') && !isOn(settings, 'subscribers_only')) return ''
  return name.endsWith('_email') ? SOME_EMAIL : SOME_TEXT
}

/** A group of radio buttons is always required. */
function isAlwaysFilled(field: FormTag): boolean {
  return isRequired(field) || field.basetype === 'radio'
}

/** True if a condition can hide the field, so that visitors may never see it. */
function isConditional(name: string, { body }: WrittenForm): boolean {
  if (body.kind === 'template') return false
  return body.fields.some(
    ({ tag, showWhen, group }) => tag.name === name && (showWhen ?? body.groups[group ?? -1]?.showWhen) !== undefined,
  )
}

/** A field of addresses, or a choice among nothing else. */
function holdsEmail(field: FormTag, asPosted: boolean): boolean {
  if (!isChoice(field)) return field.basetype === 'email'
  if (hasOption(field, 'free_text') || optionOf(field, 'data')) return false
  const offered = hasOption(field, 'first_as_label') ? field.pipes.slice(1) : field.pipes
  const values = offered.map(([before, after]) => (asPosted ? before : after)).filter(Boolean)
  return values.length > 0 && values.every((value) => mailboxList(value) !== undefined)
}
