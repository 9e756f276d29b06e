import type { Languages, Located } from '@vitrine/content/core'
import { addressOf, escapeXml, pageLanguages, pathIn } from '@vitrine/content/core'
import { byCollection } from './by-collection.ts'

/** Addresses in one file. The protocol allows 50,000 in 50 MB; with images and languages each is about 1 kB. */
export const MAX_ADDRESSES_IN_FILE = 10_000

/** A page as it is listed. */
export interface SitemapPage extends Located {
  /** Its file is called by this: `pages`. */
  readonly collection: string
  /** ISO 8601. */
  readonly updatedAt: string
  /** Languages that it was saved in, as they were noted. */
  readonly languages: unknown
  /** Addresses of its images below the site. */
  readonly images: readonly string[]
}

/**
 * The sitemap of a site: one file, or an index with files for each kind of pages.
 *
 * @param site.siteUrl Origin of the site.
 * @returns Files by their paths; `/sitemap.xml` is always one of them.
 * @see https://www.sitemaps.org/protocol.html
 */
export function sitemapFiles(
  pages: readonly SitemapPage[],
  site: { readonly siteUrl: string; readonly languages: Languages },
): ReadonlyMap<string, string> {
  const parts = [...byCollection(pages)].flatMap(([collection, listed]) =>
    inParts(listed.flatMap((page) => entriesOf(page, site))).map((entries, index) => ({
      path: `/sitemap-${collection}-${index + 1}.xml`,
      ...entries,
    })),
  )
  const [first, ...others] = parts
  if (!first || others.length === 0) return new Map([['/sitemap.xml', urlset(first?.xml ?? [])]])
  const files = parts.map(({ path, xml }) => [path, urlset(xml)] as const)
  return new Map([['/sitemap.xml', index(parts, site.siteUrl)], ...files])
}

interface Entry {
  readonly xml: string
  readonly updatedAt: string
}

function inParts(
  entries: readonly Entry[],
): readonly { readonly xml: readonly string[]; readonly updatedAt: string }[] {
  const parts = []
  for (let start = 0; start < entries.length; start += MAX_ADDRESSES_IN_FILE) {
    const part = entries.slice(start, start + MAX_ADDRESSES_IN_FILE)
    const updatedAt = part.reduce((newest, entry) => (entry.updatedAt > newest ? entry.updatedAt : newest), '')
    parts.push({ xml: part.map(({ xml }) => xml), updatedAt })
  }
  return parts
}

/** A page has an address of its own in every language, and each names the others. */
function entriesOf(
  page: SitemapPage,
  { siteUrl, languages }: { readonly siteUrl: string; readonly languages: Languages },
): readonly Entry[] {
  const written = pageLanguages(page.languages, languages)
  const places = written.map((locale) => ({
    locale,
    href: absolute(siteUrl, addressOf({ locale, path: pathIn(page, locale) }, languages)),
  }))
  const alternates =
    places.length < 2
      ? ''
      : [...places, { locale: 'x-default', href: places[0]?.href ?? '' }]
          .map(({ locale, href }) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${href}"/>`)
          .join('')
  const images = page.images
    .map((image) => `<image:image><image:loc>${escapeXml(new URL(image, siteUrl).href)}</image:loc></image:image>`)
    .join('')
  const changed = `<lastmod>${escapeXml(page.updatedAt)}</lastmod>`
  return places.map(({ href }) => ({
    xml: `<url><loc>${href}</loc>${changed}${alternates}${images}</url>`,
    updatedAt: page.updatedAt,
  }))
}

function absolute(siteUrl: string, path: string): string {
  return escapeXml(encodeURI(siteUrl + path))
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'

const PROTOCOL = 'http://www.sitemaps.org/schemas/sitemap/0.9'

function urlset(entries: readonly string[]): string {
  const image = 'http://www.google.com/schemas/sitemap-image/1.1'
  const xhtml = 'http://www.w3.org/1999/xhtml'
  return `${XML}<urlset xmlns="${PROTOCOL}" xmlns:image="${image}" xmlns:xhtml="${xhtml}">${entries.join('')}</urlset>\n`
}

function index(files: readonly { readonly path: string; readonly updatedAt: string }[], siteUrl: string): string {
  const entries = files.map(
    ({ path, updatedAt }) =>
      `<sitemap><loc>${absolute(siteUrl, path)}</loc><lastmod>${escapeXml(updatedAt)}</lastmod></sitemap>`,
  )
  return `${XML}<sitemapindex xmlns="${PROTOCOL}">${entries.join('')}</sitemapindex>\n`
}
