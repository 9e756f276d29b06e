import { parseTimeZone, record, text } from '@vitrine/content/core'

/** Facts about the site, for mails and messages. */
export interface SiteFacts {
  readonly title: string
  readonly description: string
  readonly url: string
  readonly adminEmail: string
  /** IANA name. */
  readonly timeZone: string
}

/**
 * Reads the global `site` in one language.
 *
 * @param known.mailFrom Stands for the e-mail of a site that names none.
 */
export function siteFacts(raw: unknown, known: { readonly siteUrl: string; readonly mailFrom: string }): SiteFacts {
  const site = record(raw)
  return {
    title: text(site.name) ?? new URL(known.siteUrl).hostname,
    description: text(site.tagline) ?? text(site.description) ?? '',
    url: known.siteUrl,
    adminEmail: text(site.email) ?? known.mailFrom,
    timeZone: parseTimeZone(site.timeZone),
  }
}
