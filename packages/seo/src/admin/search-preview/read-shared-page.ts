/** Metadata of a page, as search engines and other sites read it. */
export interface SharedPage {
  readonly siteName: string
  readonly title: string
  readonly description: string
  /** Absolute; empty for a page that has none yet. */
  readonly address: string
  /** Path on this site. */
  readonly image: string | undefined
}

/** Reads the head of a page. */
export function readSharedPage(page: Document): SharedPage {
  const meta = (selector: string) => page.querySelector(`meta[${selector}]`)?.getAttribute('content') ?? ''
  const image = meta('property="og:image"')
  return {
    siteName: meta('property="og:site_name"'),
    title: page.title,
    description: meta('name="description"'),
    address: page.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
    // The admin may be open under another name of the site.
    image: URL.canParse(image) ? new URL(image).pathname : undefined,
  }
}
