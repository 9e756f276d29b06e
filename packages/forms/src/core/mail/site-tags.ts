import { siteTime } from '@vitrine/content/core'
import type { ContactForm } from '../form.ts'
import { languageTag } from '../locale.ts'
import type { SiteFacts } from './site-facts.ts'
import { type MailMeta, type SpecialTags, specialTags as specialTagsOf } from './special-tags.ts'

/** Metadata of a submission that texts can name. */
export type TagMeta = Pick<MailMeta, 'remoteAddress' | 'userAgent' | 'url' | 'page' | 'user'> & {
  readonly now: Date
}

/** Values of the special mail-tags for one submission, dates and times in the language of the form. */
export function specialTags(form: ContactForm, meta: TagMeta, site: SiteFacts): SpecialTags {
  const { now } = meta
  const reader = { locale: languageTag(form.locale), timeZone: site.timeZone }
  return specialTagsOf({
    ...meta,
    date: siteTime(now, 'longDay', reader),
    time: siteTime(now, 'clock', reader),
    formTitle: form.title,
    invalidFields: 0,
    site,
  })
}
