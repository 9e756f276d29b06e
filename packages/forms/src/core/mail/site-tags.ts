import type { ContactForm } from '../form.ts'
import type { SiteFacts } from './site-facts.ts'
import { formatTime } from './site-time.ts'
import { type MailMeta, type SpecialTags, specialTags as specialTagsOf } from './special-tags.ts'

/** Metadata of a submission that texts can name. */
export type TagMeta = Pick<MailMeta, 'remoteAddress' | 'userAgent' | 'url' | 'page' | 'user'> & {
  readonly now: Date
}

/** Values of the special mail-tags for one submission, dates and times in the language of the form. */
export function specialTags(form: ContactForm, meta: TagMeta, site: SiteFacts): SpecialTags {
  const { now } = meta
  const language = form.locale.split('_').slice(0, 2).join('-')
  const { timeZone } = site
  return specialTagsOf({
    ...meta,
    date: formatTime(now, { language, timeZone, part: 'date' }),
    time: formatTime(now, { language, timeZone, part: 'time' }),
    formTitle: form.title,
    invalidFields: 0,
    site,
  })
}
