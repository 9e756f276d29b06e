import type { Entries } from '../entries.ts'
import type { ContactForm } from '../form.ts'
import { postedValues } from '../submission.ts'
import type { Submitted } from '../submitted.ts'
import type { RowNames } from '../visible-form.ts'
import { messageTags } from './message-tags.ts'
import type { SiteFacts } from './site-facts.ts'
import { specialTags, type TagMeta } from './site-tags.ts'
import type { MailValues } from './tag-value.ts'

/**
 * Values that the texts of a form can name.
 *
 * @param posted.hidden Fields that were hidden: texts may name them, and they are empty.
 * @param posted.files Names of the files that arrived, by field.
 */
export function mailValues(
  posted: {
    readonly form: ContactForm
    readonly entries: Entries
    readonly submitted: Submitted
    readonly hidden: readonly string[]
    readonly rows: RowNames
    readonly files: MailValues['files']
  },
  meta: TagMeta,
  site: SiteFacts,
): MailValues {
  const { form, entries, submitted, hidden, rows, files } = posted
  const values = {
    submitted: { ...submitted, ...Object.fromEntries(hidden.map((name) => [name, ''])) },
    posted: postedValues(entries),
    files,
    tags: form.tags,
    rows,
    special: specialTags(form, meta, site),
    locale: form.locale,
    timeZone: site.timeZone,
  }
  return { ...values, special: { ...values.special, ...messageTags(form, values) } }
}
