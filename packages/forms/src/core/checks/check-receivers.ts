import { isOn } from '../additional-settings.ts'
import { replaceTags } from '../mail/mail-tags.ts'
import type { ConfigCode } from './config-problem.ts'
import { leastValue, withLeastInput } from './least-input.ts'
import { mailboxList } from './mailbox-list.ts'
import type { CheckContext } from './written-form.ts'

/** Nobody's address: whoever receives mail under this name is whom the visitor named. */
const NAMED_BY_VISITOR = 'named-by-visitor@example.invalid'

/** Checks who gets the mail: there must be somebody, and on an open form not just anybody. */
export function checkReceivers(template: string, context: CheckContext): ConfigCode | undefined {
  if (!mailboxList(withLeastInput(template, context))?.length) return 'invalid_mailbox_syntax'
  const isProtected = context.site.hasBotCheck || isOn(context.form.settings, 'subscribers_only')
  return !isProtected && receivesVisitor(template, context) ? 'unsafe_email_without_protection' : undefined
}

function receivesVisitor(template: string, context: CheckContext): boolean {
  const typed = new Set(context.form.tags.filter(({ basetype }) => basetype === 'email').map(({ name }) => name))
  const filled = replaceTags(template, (tag) => (typed.has(tag.field) ? NAMED_BY_VISITOR : leastValue(tag, context)))
  return mailboxList(filled)?.includes(NAMED_BY_VISITOR) ?? false
}
