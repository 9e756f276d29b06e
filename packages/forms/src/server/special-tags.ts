import type { ContactForm } from '../core/form.ts'
import type { SPECIAL_TAGS } from '../core/form-problems.ts'

/** Values of the special mail-tags for one submission. Dates and times are in UTC, in the language of the form. */
export function specialTags(about: {
  readonly form: ContactForm
  readonly remoteAddress: string
  readonly userAgent: string
  readonly url: string
  readonly now: Date
  readonly siteUrl: string
  readonly siteTitle: string
}): Record<(typeof SPECIAL_TAGS)[number], string> {
  const language = about.form.locale.replace('_', '-')
  return {
    _remote_ip: about.remoteAddress,
    _user_agent: about.userAgent,
    _url: about.url,
    _date: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(about.now),
    _time: new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' }).format(about.now),
    _contact_form_title: about.form.title,
    _site_title: about.siteTitle,
    _site_url: about.siteUrl,
    _site_domain: new URL(about.siteUrl).hostname.replace(/^www\./, ''),
  }
}
