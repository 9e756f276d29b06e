import type { SiteView } from '../site.ts'

const CONTEXT = 'https://schema.org'

/** A picture of a page. The address is absolute. */
export interface DescribedImage {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly alt: string
}

/**
 * The site, and how it is searched. Search engines want it of the home page alone.
 *
 * @param options.home Absolute address of the home page.
 * @param options.searchAddress Absolute address of the search page, up to what is looked for: `…/search/?s=`.
 * @see https://schema.org/WebSite
 */
export function webSite(
  site: Pick<SiteView, 'name' | 'description'>,
  options: { readonly home: string; readonly locale: string; readonly searchAddress: string },
): object {
  const { home, locale, searchAddress } = options
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: site.name,
    url: home,
    inLanguage: locale,
    ...(site.description && { description: site.description }),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${searchAddress}{search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}

/** The main picture of a page. https://schema.org/ImageObject */
export function imageObject({ url, width, height, alt }: DescribedImage): object {
  return {
    '@context': CONTEXT,
    '@type': 'ImageObject',
    contentUrl: url,
    url,
    width,
    height,
    ...(alt && { caption: alt }),
  }
}

/** What a post says of itself. Addresses are absolute, moments ISO 8601. */
export interface ArticleView {
  /** `BlogPosting` for a post, `Article` for anything else that somebody wrote. */
  readonly type: 'Article' | 'BlogPosting'
  readonly headline: string
  readonly url: string
  readonly locale: string
  readonly description?: string | undefined
  readonly publishedAt: string
  readonly modifiedAt?: string | undefined
  readonly author?: { readonly name: string; readonly url?: string | undefined } | undefined
  readonly image?: DescribedImage | undefined
  /** The part of the site that it belongs to, such as a category. */
  readonly section?: string | undefined
  readonly keywords?: readonly string[]
}

/** Characters of a headline that search engines read. https://developers.google.com/search/docs/appearance/structured-data/article */
const MAX_HEADLINE = 110

/** A post or an article. Its publisher is the site. https://schema.org/Article */
export function article(view: ArticleView, site: Pick<SiteView, 'name' | 'logo'>, siteUrl: string): object {
  const { author, description, image, keywords = [], section } = view
  return {
    '@context': CONTEXT,
    '@type': view.type,
    headline: shortened(view.headline),
    url: view.url,
    mainEntityOfPage: view.url,
    inLanguage: view.locale,
    datePublished: view.publishedAt,
    dateModified: view.modifiedAt ?? view.publishedAt,
    ...(description && { description }),
    ...(author && { author: { '@type': 'Person', name: author.name, ...(author.url && { url: author.url }) } }),
    ...(image && { image: [image.url] }),
    ...(section && { articleSection: section }),
    ...(keywords.length > 0 && { keywords: keywords.join(', ') }),
    publisher: {
      '@type': 'Organization',
      name: site.name,
      url: `${siteUrl}/`,
      ...(site.logo && { logo: new URL(site.logo.fallback.url, siteUrl).href }),
    },
  }
}

/** Whole words, and a sign that there were more. */
function shortened(headline: string): string {
  if (headline.length <= MAX_HEADLINE) return headline
  const cut = headline.slice(0, MAX_HEADLINE - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_HEADLINE / 2)).trimEnd()}…`
}
