import type { ContentCache } from '@vitrine/content/cache'
import { addressOf, type Languages, languageFor, pathIn } from '@vitrine/content/core'
import type { ContentFile, ListedPage } from '@vitrine/content/queries'
import { byCollection, llmsTxt, robotsTxt, type SiteView, sitemapFiles } from '@vitrine/seo/core'
import type { FinishedPage } from '../cache/finished-page.ts'
import { finishFile } from '../render/finish.ts'

/** Finds the file at a path, ready to be sent; undefined when there is none. */
export type FindFoundFile = (path: string) => Promise<FinishedPage | undefined>

/** Facts about the site itself that the files state. */
type DescribedSite = Pick<SiteView, 'name' | 'description'> & {
  readonly searchEngines: Pick<SiteView['searchEngines'], 'keepOut' | 'robots' | 'llms'>
}

/** Milliseconds after which the files are made anew though nothing has changed: the date of a post may have come. */
const MADE_FOR_MS = 600_000

/** The files of one making, by path. */
interface MadeFiles {
  readonly files: ReadonlyMap<string, FinishedPage>
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
  readonly site: () => Promise<DescribedSite>
  readonly pages: () => Promise<readonly ListedPage[]>
  readonly headingOf: (collection: string) => string
}): FindFoundFile {
  const { content, site, pages, siteUrl } = options
  const encrypted = siteUrl.startsWith('https:')
  const made = content.remember<MadeFiles>({ limit: 1, untilOf: ({ until }) => until })
  const make = async (): Promise<MadeFiles> => {
    const until = Date.now() + MADE_FOR_MS
    const [view, listed] = await Promise.all([site(), pages()])
    const files = await Promise.all(
      [...filesOf(view, listed, options)].map(
        async ([path, file]) => [path, await finishFile(file, encrypted)] as const,
      ),
    )
    return { files: new Map(files), until }
  }
  return async (path) => {
    // Robots ask for it before anything else, and it names no page.
    if (path === '/robots.txt') return finishFile({ type: TEXT, text: rulesOf(await site(), siteUrl) }, encrypted)
    return (await made.get('files', make)).files.get(path)
  }
}

const TEXT = 'text/plain; charset=utf-8'

function rulesOf({ searchEngines: { keepOut, robots } }: DescribedSite, siteUrl: string): string {
  return robotsTxt({ rules: robots, sitemap: keepOut ? undefined : `${siteUrl}/sitemap.xml` })
}

function filesOf(
  site: DescribedSite,
  pages: readonly ListedPage[],
  {
    siteUrl,
    languages,
    headingOf,
  }: Pick<Parameters<typeof createFoundFiles>[0], 'siteUrl' | 'languages' | 'headingOf'>,
): ReadonlyMap<string, ContentFile> {
  const { keepOut, llms } = site.searchEngines
  const files = new Map<string, ContentFile>()
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
