import type { Image } from '@vitrine/content/core'
import { list, namedTexts, parseTimeZone, record, text } from '@vitrine/content/core'
import type { ParseContext, SiteInputs } from '@vitrine/kit/core'
import { parseSearchEngines, type SearchEngineSettings } from './settings.ts'

/** Site-wide settings, as visitors see them. */
export interface SiteView {
  readonly name: string
  /** IANA name of the zone by whose clocks the site tells times. */
  readonly timeZone: string
  readonly tagline?: string
  readonly description?: string
  readonly logo?: Image
  readonly shareImage?: Image
  readonly social: readonly { readonly label: string; readonly url: string }[]
  readonly contact: {
    readonly address: readonly string[]
    readonly phone?: string
    readonly email?: string
    readonly hours: readonly { readonly days: string; readonly times: string }[]
  }
  readonly texts: SiteTexts
  readonly searchEngines: SearchEngineSettings
}

export interface SiteTexts {
  readonly notFoundTitle: string
  readonly notFoundText: string
  readonly errorTitle: string
  readonly errorText: string
  readonly backHome: string
  readonly skipLink: string
  /** Name of the landmark that shows where a page stands. */
  readonly breadcrumb: string
}

const DEFAULT_TEXTS: SiteTexts = {
  notFoundTitle: 'There is nothing on this shelf.',
  notFoundText: 'The page has moved, or it never stood here.',
  errorTitle: 'A lamp went out.',
  errorText: 'We could not show this page. Please try again in a moment.',
  backHome: 'Back to the start',
  skipLink: 'Skip to the content',
  breadcrumb: 'Breadcrumb',
}

/** Reads the `site` global for the pages of one language. */
export function siteOf({ globals, parse, siteUrl }: Pick<SiteInputs, 'globals' | 'parse' | 'siteUrl'>): SiteView {
  return parseSite(globals.site, parse, new URL(siteUrl).hostname)
}

/** Reads the `site` global. A site without a name is called by its host. */
export function parseSite(raw: unknown, parse: ParseContext, host: string): SiteView {
  const site = record(raw)
  const tagline = text(site.tagline)
  const description = text(site.description)
  const logo = parse.image(site.logo)
  const shareImage = parse.image(site.shareImage)
  const phone = text(site.phone)
  const email = text(site.email)
  return {
    name: text(site.name) ?? host,
    timeZone: parseTimeZone(site.timeZone),
    ...(tagline && { tagline }),
    ...(description && { description }),
    ...(logo && { logo }),
    ...(shareImage && { shareImage }),
    social: list(site.social).flatMap(({ label, url }) => {
      const [name, address] = [text(label), text(url)]
      return name && address?.startsWith('https://') ? [{ label: name, url: address }] : []
    }),
    contact: {
      address: (text(site.address) ?? '').split('\n').flatMap((line) => text(line.trim()) ?? []),
      ...(phone && { phone }),
      ...(email && { email }),
      hours: list(site.hours).flatMap(({ days, times }) => {
        const [when, open] = [text(days), text(times)]
        return when && open ? [{ days: when, times: open }] : []
      }),
    },
    texts: namedTexts(site.texts, DEFAULT_TEXTS),
    searchEngines: parseSearchEngines(site.searchEngines),
  }
}
