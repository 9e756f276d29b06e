import { isOn } from '../additional-settings.ts'
import { mailTagsOf, replaceTags } from '../mail/mail-tags.ts'
import { MESSAGE_TAGS } from '../mail/special-tags.ts'
import type { ConfigCode } from './config-problem.ts'
import { leastValue, withLeastInput } from './least-input.ts'
import { mailboxList } from './mailbox-list.ts'
import type { CheckContext } from './written-form.ts'

/** Nobody's address: whoever receives mail under this name is whom the visitor named. */
const NAMED_BY_VISITOR = 'named-by-visitor@example.invalid'

/** Checks who gets the mail: there must be somebody, and on an open form not just anybody. */
export function checkReceivers(template: string, context: CheckContext): ConfigCode | undefined {
  if (!mailboxList(withLeastInput(template, context))?.length || lacksSender(template, context)) {
    return 'invalid_mailbox_syntax'
  }
  const isProtected = context.site.hasBotCheck || isOn(context.form.settings, 'subscribers_only')
  return !isProtected && receivesVisitor(template, context) ? 'unsafe_email_without_protection' : undefined
}

/** True for a mail to the sender of a message, of a form that asks for no address. */
function lacksSender(template: string, { form }: CheckContext): boolean {
  const isToSender = mailTagsOf(template).some(({ name }) => name === MESSAGE_TAGS.senderEmail)
  return isToSender && emailFields(form).length === 0
}

function emailFields({ tags }: CheckContext['form']): readonly string[] {
  return tags.filter(({ basetype }) => basetype === 'email').map(({ name }) => name)
}

function receivesVisitor(template: string, context: CheckContext): boolean {
  const typed = new Set<string>([...emailFields(context.form), MESSAGE_TAGS.senderEmail])
  const filled = replaceTags(template, (tag) => (typed.has(tag.field) ? NAMED_BY_VISITOR : leastValue(tag, context)))
  return mailboxList(filled)?.includes(NAMED_BY_VISITOR) ?? false
}
