import type { ContactForm } from '../core/form.ts'
import { type SpecialTags, specialTags as specialTagsOf } from '../core/mail/special-tags.ts'
import type { Circumstances } from './intake.ts'
import { formatTime } from './site-time.ts'

/** What mails and messages may tell of the site. */
export interface SiteFacts {
  readonly title: string
  readonly description: string
  readonly url: string
  readonly adminEmail: string
  /** IANA name. */
  readonly timeZone: string
}

/** Values of the special mail-tags for one submission, dates and times in the language of the form. */
export function specialTags(form: ContactForm, circumstances: Circumstances, site: SiteFacts): SpecialTags {
  const { now, user } = circumstances
  const language = form.locale.split('_').slice(0, 2).join('-')
  const { timeZone } = site
  return specialTagsOf({
    ...circumstances,
    date: formatTime(now, { language, timeZone, part: 'date' }),
    time: formatTime(now, { language, timeZone, part: 'time' }),
    formTitle: form.title,
    invalidFields: 0,
    site,
    ...(user && { user }),
  })
}
