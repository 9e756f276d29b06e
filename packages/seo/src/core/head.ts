import type { Image } from '@vitrine/content/core'
import { record, text } from '@vitrine/content/core'
import type { ParseContext } from '@vitrine/kit/core'
import { openingHours } from './opening-hours.ts'
import type { TitleKind } from './settings.ts'
import type { SiteView } from './site.ts'
import { fillTemplate } from './template.ts'

/** Content of a page's head. Addresses are absolute. */
export interface PageHead {
  readonly title: string
  readonly description?: string
  readonly canonical: string
  readonly image?: { readonly url: string; readonly width: number; readonly height: number; readonly alt: string }
  /** Undefined: search engines may list the page. */
  readonly robots?: 'noindex'
}

/** A page above, or the page itself. */
export interface Crumb {
  readonly title: string
  readonly path: string
}

/**
 * Reads the head of a stored page. Titles, and descriptions of pages without one, are made by the site's templates.
 *
 * @param options.kind Whose template makes the title; without it, that of pages.
 * @param options.raw The page with its `meta` group, pictures populated.
 * @param options.part Name of the part of a long list, where it is not the first.
 * @param options.siteUrl Origin of the site, without a slash at its end.
 * @param options.home Address of the home page in this language.
 */
export function parseHead(options: {
  readonly raw: unknown
  readonly part?: string
  readonly site: SiteView
  readonly siteUrl: string
  readonly path: string
  readonly home: string
  readonly kind?: TitleKind
  readonly parse: ParseContext
}): PageHead {
  const { raw, part, site, siteUrl, path, home, parse, kind = path === home ? 'home' : 'page' } = options
  const { keepOut, separator, titles, description: template } = site.searchEngines
  const page = record(raw)
  const meta = record(page.meta)
  const whole = text(meta.title) ?? text(page.title)
  const title = part && whole ? `${whole} – ${part}` : whole
  const { name, tagline } = site
  const values = { title, site: name, separator, tagline, description: site.description }
  const description = text(meta.description) ?? text(fillTemplate(template, values))
  const image = parse.image(meta.image) ?? site.shareImage
  return {
    // A name is never said twice.
    title: title === undefined || title === name ? name : fillTemplate(titles[kind], values),
    canonical: siteUrl + path,
    ...(description && { description }),
    ...(image && { image: sharedImage(image, siteUrl) }),
    ...((keepOut || meta.noIndex === true) && { robots: 'noindex' as const }),
  }
}

function sharedImage({ fallback, alt }: Image, siteUrl: string) {
  return { url: new URL(fallback.url, siteUrl).href, width: fallback.width, height: fallback.height, alt }
}

/**
 * The business as schema.org describes it: one that opens for people is a `LocalBusiness`, which is an `Organization`.
 * https://schema.org/Organization
 *
 * @param locale Language in which its hours are written.
 */
export function organization(site: SiteView, siteUrl: string, locale: string): object {
  const { contact, logo, social } = site
  const hours = openingHours(contact.hours, locale)
  return {
    '@context': 'https://schema.org',
    '@type': hours.length > 0 ? 'LocalBusiness' : 'Organization',
    name: site.name,
    url: `${siteUrl}/`,
    ...(logo && { logo: new URL(logo.fallback.url, siteUrl).href }),
    ...(contact.email && { email: contact.email }),
    ...(contact.phone && { telephone: contact.phone }),
    ...(contact.address.length > 0 && { address: contact.address.join(', ') }),
    ...(hours.length > 0 && { openingHours: hours }),
    ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
  }
}

/** The way from the home page to a page. Undefined for the home page itself. https://schema.org/BreadcrumbList */
export function breadcrumbList(trail: readonly Crumb[], siteUrl: string): object | undefined {
  if (trail.length < 2) return undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: siteUrl + path,
    })),
  }
}
