import type { ContactForm } from '../form.ts'
import { parseRowName } from '../rows.ts'
import type { Submitted } from '../submitted.ts'
import type { RowNames } from '../visible-form.ts'
import type { SiteFacts } from './site-facts.ts'
import { specialTags } from './site-tags.ts'
import { withVerdict } from './special-tags.ts'
import type { MailValues } from './tag-value.ts'

/** A stored message, as far as mails can name it. */
export interface StoredPost {
  readonly id: number
  readonly entries: Submitted
  readonly files: readonly { readonly field: string; readonly name: string }[]
  readonly receivedAt: Date
  readonly address: string
  readonly agent: string
  readonly page: string
}

/**
 * Values that the mails of a stored message can name, as its form now is; a field without an entry is empty. Facts about
 * the page and the visitor's account, and values as they were posted, are not stored: {@link namesUnstored}.
 */
export function storedValues(form: ContactForm, message: StoredPost, site: SiteFacts): MailValues {
  const { entries, address, agent, page, receivedAt } = message
  const empty = Object.fromEntries(form.tags.map(({ name }) => [name, '']))
  const meta = { remoteAddress: address, userAgent: agent, url: page, now: receivedAt }
  const fields = [...new Set(message.files.map(({ field }) => field))]
  return {
    submitted: { ...empty, ...entries },
    posted: entries,
    files: Object.fromEntries(
      fields.map((field) => [field, message.files.flatMap((file) => (file.field === field ? [file.name] : []))]),
    ),
    tags: form.tags,
    rows: rowsIn(form, entries),
    special: withVerdict(specialTags(form, meta, site), { serialNumber: message.id }),
    locale: form.locale,
    timeZone: site.timeZone,
  }
}

/** True if a template names a value that {@link storedValues} does not know. */
export function namesUnstored(template: string): boolean {
  return /\[[ \t]*(?:_|wpcf7\.)(?:post|user|raw)_/.test(template)
}

function rowsIn({ body }: ContactForm, entries: Submitted): RowNames {
  if (body.kind === 'template') return new Map()
  const repeated = body.fields.filter(({ group }) => group !== undefined && body.groups[group]?.rows)
  const rowsOf = (field: string) =>
    Object.keys(entries)
      .filter((name) => parseRowName(name).first === field)
      .sort((a, b) => parseRowName(a).row - parseRowName(b).row)
  return new Map(repeated.map(({ tag }) => [tag.name, rowsOf(tag.name)]))
}
