import type { RowNames } from '../asked-form.ts'
import type { Entries } from '../entries.ts'
import type { ContactForm } from '../form.ts'
import { postedValues } from '../submission.ts'
import type { Submitted } from '../submitted.ts'
import type { SiteFacts } from './site-facts.ts'
import { type Occasion, specialTags } from './site-tags.ts'
import type { MailValues } from './tag-value.ts'

/**
 * What the texts of a form can name.
 *
 * @param posted.unasked Fields that were not shown: texts may name them, and they are empty.
 * @param posted.files Names of the files that came, by field.
 */
export function mailValues(
  posted: {
    readonly form: ContactForm
    readonly entries: Entries
    readonly submitted: Submitted
    readonly unasked: readonly string[]
    readonly rows: RowNames
    readonly files: MailValues['files']
  },
  occasion: Occasion,
  site: SiteFacts,
): MailValues {
  const { form, entries, submitted, unasked, rows, files } = posted
  return {
    submitted: { ...submitted, ...Object.fromEntries(unasked.map((name) => [name, ''])) },
    posted: postedValues(entries),
    files,
    tags: form.tags,
    rows,
    special: specialTags(form, occasion, site),
    locale: form.locale,
    timeZone: site.timeZone,
  }
}
