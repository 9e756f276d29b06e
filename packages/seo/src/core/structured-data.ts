import type { SiteView } from './site.ts'

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
 * @param options.searchAddress Absolute address of the search page, up to what is looked for: `…/search/?q=`.
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
