import { addressOf, type Languages, pageLanguages, pathIn, SEARCH_FIELD, searchPath } from '@vitrine/content/core'
import type { StoredPage } from '@vitrine/content/queries'
import { type BlockBase, featureStates, type ParseContext } from '@vitrine/kit/core'
import {
  breadcrumbList,
  type Crumb,
  imageObject,
  organization,
  parseHead,
  type SiteView,
  webSite,
} from '@vitrine/seo/core'
import { paginationTextsOf } from '@vitrine/ui/core'
import { structuredDataOf } from '../features/rendering.ts'
import type { Head } from './document.tsx'
import type { SiteFrame } from './site-frame.ts'

/** Addresses of the pages of one language. */
export interface PagePlaces {
  readonly siteUrl: string
  readonly locale: string
  readonly languages: Languages
  /** Address of the home page. */
  readonly home: string
  /** Gives the address of a path in this language. */
  readonly address: (path: string) => string
}

/** Facts about a page before its blocks are rendered. */
export interface PageFacts {
  readonly head: ReturnType<typeof parseHead>
  /** The way from the home page to the page, both included, with addresses. */
  readonly trail: readonly Crumb[]
  /** The page in every language that it is written in; empty with one. */
  readonly alternates: Head['alternates']
}

export function pageFacts(page: StoredPage, frame: SiteFrame, places: PagePlaces & { parse: ParseContext }): PageFacts {
  const { siteUrl, home, address, languages, parse } = places
  const part = partName(page, frame)
  const written = pageLanguages(page.languages, languages)
  return {
    head: parseHead({
      raw: page,
      ...(part && { part }),
      site: frame.site,
      siteUrl,
      path: address(page.path),
      home,
      parse,
    }),
    trail: trailOf(page, frame.site).map(({ title, path }) => ({ title, path: address(path) })),
    alternates:
      written.length < 2
        ? []
        : written.map((locale) => ({ locale, path: addressOf({ locale, path: pathIn(page, locale) }, languages) })),
  }
}

/** Structured data in the head of a page, as objects of schema.org. */
export function structuredDataOfPage(
  { path, blocks }: { readonly path: string; readonly blocks: readonly BlockBase[] },
  { head, trail }: PageFacts,
  { site }: SiteFrame,
  { siteUrl, locale, home }: PagePlaces,
): readonly object[] {
  const searchAddress = `${siteUrl}${searchPath(home)}?${SEARCH_FIELD}=`
  return [
    organization(site, siteUrl, locale),
    ...(path === home ? [webSite(site, { home: siteUrl + home, locale, searchAddress })] : []),
    breadcrumbList(trail, siteUrl),
    head.image && imageObject(head.image),
    ...structuredDataOf(blocks, { siteUrl }),
  ].filter((data) => data !== undefined)
}

/** Name of the part of a long list, where it is not the first. */
function partName({ part }: StoredPage, { features }: SiteFrame): string | undefined {
  if (!part || part.number === 1) return undefined
  return paginationTextsOf({ features: featureStates(features.states) }).part.replace('{number}', String(part.number))
}

/** The way from the home page to a page, both included. */
function trailOf(page: StoredPage, site: SiteView): readonly Crumb[] {
  const home = { title: site.name, path: '/' }
  return page.path === '/' ? [home] : [home, ...page.breadcrumb, { title: page.title, path: page.path }]
}
