import type { FormReport } from './report.ts'

/** A field in place of an address's end, with the brackets that may follow it: `<[your-email]>`. */
const ENDS_WITH_TAG = /\[[ \t]{0,20}([a-zA-Z_][\w:.-]{0,100})[ \t]{0,20}\][ \t>]{0,20}$/

/**
 * Reports senders in whose name a new mail server may not send: the visitor, who gets the answers here instead, and
 * addresses elsewhere than the mail goes.
 */
export function reportSender(
  { sender, recipient }: { readonly sender: string; readonly recipient: string },
  form: { readonly title: string; readonly fields: ReadonlySet<string>; readonly report: FormReport },
): void {
  const { title, fields, report } = form
  const [, tag = ''] = ENDS_WITH_TAG.exec(sender) ?? []
  const field = tag.replace(/^_raw_/, '').replaceAll('.', '_')
  if (fields.has(field) || tag.startsWith('_user_')) report.changed('form-sender-visitor', title, sender)
  else if (isElsewhere(sender, recipient)) report.note('form-sender', title, sender)
}

/** `wordpress@` is an address of the old host, whatever its domain. */
function isElsewhere(sender: string, recipient: string): boolean {
  const [own] = domainsOf(sender)
  return own !== undefined && (/\bwordpress@/i.test(sender) || !domainsOf(recipient).includes(own))
}

function domainsOf(mailboxes: string): readonly string[] {
  return [...mailboxes.matchAll(/@([a-z0-9.-]{1,255})/gi)].map(([, domain = '']) => domain.toLowerCase())
}
