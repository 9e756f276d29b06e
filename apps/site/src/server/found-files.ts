import type { ContentCache } from '@vitrine/content/cache'
import { addressOf, type Languages, languageFor, pathIn } from '@vitrine/content/core'
import type { ListedPage } from '@vitrine/content/queries'
import { byCollection, llmsTxt, robotsTxt, type SiteView, sitemapFiles } from '@vitrine/seo/core'

/** A text by which machines find their way, and its media type. */
export interface FoundFile {
  readonly type: string
  readonly text: string
}

/** Finds the file at a path; undefined when there is none. */
export type FindFoundFile = (path: string) => Promise<FoundFile | undefined>

/** Milliseconds after which the files are made anew though nothing has changed: the date of a post may have come. */
const MADE_FOR_MS = 600_000

/** The files of one making, by path. */
interface MadeFiles {
  readonly files: ReadonlyMap<string, FoundFile>
  /** Milliseconds since 1970. */
  readonly until: number
}

/**
 * Makes the files by which a site is found: `robots.txt`, sitemaps, `llms.txt`. Those that list pages are made together,
 * when the first of them is asked for after a change of what they list.
 *
 * @param options.headingOf What the documents of a collection are called, such as “Pages”.
 */
export function createFoundFiles(options: {
  readonly siteUrl: string
  readonly languages: Languages
  readonly content: ContentCache
  /** In the default language. */
  readonly site: () => Promise<SiteView>
  readonly pages: () => Promise<readonly ListedPage[]>
  readonly headingOf: (collection: string) => string
}): FindFoundFile {
  const { content, site, pages, siteUrl } = options
  const made = content.remember<MadeFiles>({ limit: 1, untilOf: ({ until }) => until })
  const make = async (): Promise<MadeFiles> => {
    const until = Date.now() + MADE_FOR_MS
    const [view, listed] = await Promise.all([site(), pages()])
    return { files: filesOf(view, listed, options), until }
  }
  return async (path) => {
    // Robots ask for it before anything else, and it names no page.
    if (path === '/robots.txt') return { type: TEXT, text: rulesOf(await site(), siteUrl) }
    return (await made.get('files', make)).files.get(path)
  }
}

const TEXT = 'text/plain; charset=utf-8'

function rulesOf({ searchEngines: { keepOut, robots } }: SiteView, siteUrl: string): string {
  return robotsTxt({ rules: robots, sitemap: keepOut ? undefined : `${siteUrl}/sitemap.xml` })
}

function filesOf(
  site: SiteView,
  pages: readonly ListedPage[],
  {
    siteUrl,
    languages,
    headingOf,
  }: Pick<Parameters<typeof createFoundFiles>[0], 'siteUrl' | 'languages' | 'headingOf'>,
): ReadonlyMap<string, FoundFile> {
  const { keepOut, llms } = site.searchEngines
  const files = new Map<string, FoundFile>()
  if (keepOut) return files
  for (const [path, text] of sitemapFiles(pages, { siteUrl, languages })) {
    files.set(path, { type: 'application/xml; charset=utf-8', text })
  }
  if (llms) {
    const parts = [...byCollection(pages)].map(([collection, listed]) => ({
      heading: headingOf(collection),
      pages: listed.map((page) => {
        const locale = languageFor(languages[0], page.languages, languages)
        const { title, description } = page
        return {
          url: encodeURI(siteUrl + addressOf({ locale, path: pathIn(page, locale) }, languages)),
          title,
          description,
        }
      }),
    }))
    files.set('/llms.txt', { type: TEXT, text: llmsTxt(site, parts) })
  }
  return files
}
