import type { ContactForm } from '../form.ts'
import type { SiteFacts } from './site-facts.ts'
import { formatTime } from './site-time.ts'
import { type MailOccasion, type SpecialTags, specialTags as specialTagsOf } from './special-tags.ts'

/** What is known of a submission besides its fields. */
export type Occasion = Pick<MailOccasion, 'remoteAddress' | 'userAgent' | 'url' | 'page' | 'user'> & {
  readonly now: Date
}

/** Values of the special mail-tags for one submission, dates and times in the language of the form. */
export function specialTags(form: ContactForm, occasion: Occasion, site: SiteFacts): SpecialTags {
  const { now } = occasion
  const language = form.locale.split('_').slice(0, 2).join('-')
  const { timeZone } = site
  return specialTagsOf({
    ...occasion,
    date: formatTime(now, { language, timeZone, part: 'date' }),
    time: formatTime(now, { language, timeZone, part: 'time' }),
    formTitle: form.title,
    invalidFields: 0,
    site,
  })
}
