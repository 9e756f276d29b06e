import { decodedPath } from '../core/export-address.ts'
import { hostHeaders } from '../core/host-headers.ts'
import { type ExportedRedirect, redirectRules } from '../core/redirect-rules.ts'
import { type Ask, type Crawled, crawl } from './crawl.ts'
import { outputFolder } from './output-folder.ts'
import { RunningSiteNeeded } from './running-site-needed.ts'

export interface ExportOptions {
  readonly ask: Ask
  /** Absolute path of the folder to write. */
  readonly folder: string
  /** Public origin of the exported pages, without a slash at its end. */
  readonly siteUrl: string
  /** Origin of a running site, which answers what no file can. */
  readonly origin: string | undefined
  /** Addresses of the home page, in each language. */
  readonly homes: readonly string[]
  /** Addresses of what scripts load by themselves. */
  readonly scripts: readonly string[]
  /** HTML that scripts of pages get from the running site, such as a slider in a window. */
  readonly fragments: readonly string[]
  /** Redirects as editors have them. */
  readonly redirects: readonly ExportedRedirect[]
  readonly progress: (text: string) => void
}

export interface ExportReport extends Pick<Crawled, 'pages' | 'files' | 'bytes' | 'broken'> {
  readonly redirects: number
  /** Redirects that the file `_redirects` cannot say. */
  readonly unsaid: readonly string[]
}

/** Files of machines that no page links to. */
const STARTS = ['/sitemap.xml', '/robots.txt', '/llms.txt', '/favicon.svg', '/speculation-rules.json']

/** Name at which no page is. */
const NO_PAGE = 'no-page-has-this-address/'

/** Files between two lines of progress. */
const PROGRESS_EVERY = 25

/**
 * Writes a site as files that any host serves. The folder is replaced as a whole, when all of it is there.
 *
 * @throws {RunningSiteNeeded} If pages need a running site, and none is named. The folder is left alone.
 */
export async function exportSite(options: ExportOptions): Promise<ExportReport> {
  const { folder, homes, scripts, origin, progress } = options
  const output = await outputFolder(folder)
  try {
    const crawled = await crawl({
      ...options,
      starts: [...homes, ...STARTS, ...scripts],
      missing: new Map(homes.map((home) => [home + NO_PAGE, `${home.slice(1)}404.html`])),
      write: output.write,
      onFile: (count) => count % PROGRESS_EVERY === 0 && progress(`${count} files`),
    })
    if (origin === undefined && crawled.running.length > 0) throw new RunningSiteNeeded(crawled.running)
    // A page comes before a redirect at its address.
    const stored = options.redirects.filter(({ kind, from }) => kind !== 'path' || !crawled.isWritten(encodeURI(from)))
    const running = origin === undefined ? [] : ledToRunning(crawled, origin)
    const redirects = withoutDuplicates([...stored, ...crawled.redirects, ...running])
    const rules = redirectRules(redirects)
    await output.write('_redirects', rules.hosts)
    await output.write('_redirects.nginx.conf', rules.nginx)
    await output.write('_headers', hostHeaders(crawled.pageHeaders, crawled.noted))
    await output.finish()
    // Paths that machines ask for need not be there: a site may keep robots out.
    const broken = crawled.broken.filter(({ address }) => !STARTS.includes(address))
    return { ...crawled, broken, redirects: redirects.length, unsaid: rules.unsaid }
  } catch (error) {
    await output.discard()
    throw error
  }
}

/** Leads to the running site from addresses that only it answers, for who has noted one. */
function ledToRunning({ running, isWritten }: Crawled, origin: string): readonly ExportedRedirect[] {
  return running.flatMap(({ address }) => {
    const from = decodedPath(address)
    if (from === undefined || isWritten(address)) return []
    return [{ from, kind: 'path', to: origin + address, status: 302 }]
  })
}

function withoutDuplicates(redirects: readonly ExportedRedirect[]): readonly ExportedRedirect[] {
  return [...new Map(redirects.toReversed().map((redirect) => [redirect.from, redirect])).values()].toReversed()
}
