import {
  decodedPath,
  exportedFile,
  exportedPath,
  isLoadedFile,
  needsRunningSite,
  type OwnAddress,
  ownAddress,
} from '../core/export-address.ts'
import type { Headers, NotedAnswer } from '../core/host-headers.ts'
import { listedAddresses } from '../core/listed-addresses.ts'
import { pageReferences, type Reference } from '../core/page-references.ts'
import type { ExportedRedirect } from '../core/redirect-rules.ts'
import { rewritePage } from '../core/rewrite-page.ts'
import { addressesInStyles } from '../core/style-references.ts'

/** Files of one export. */
const MAX_FILES = 100_000

/** Answers that are asked for at once: most of the time goes into rendering, in one thread. */
const AT_ONCE = 4

/** An answer of the site. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: Buffer
}

/** Asks the site. @param address Path and query, percent-encoded. */
export type Ask = (method: 'GET' | 'HEAD', address: string) => Promise<Answer>

/** Something that a page asks for, and the first page that does. */
export interface Finding {
  readonly address: string
  readonly page: string
  /** Pages that ask for it. */
  readonly pages: number
}

export interface CrawlOptions {
  readonly ask: Ask
  /** Public origin of the exported pages, without a slash at its end. */
  readonly siteUrl: string
  /** Origin of a running site, which answers what no file can. */
  readonly origin: string | undefined
  /** Paths to begin with. */
  readonly starts: readonly string[]
  /** HTML that scripts of pages get from the running site: its files are written beside the pages. */
  readonly fragments: readonly string[]
  /** Paths at which nothing is, by the file that says so on hosts. */
  readonly missing: ReadonlyMap<string, string>
  readonly write: (file: string, content: Buffer | string) => Promise<void>
  /** Is told after each file how many there are. */
  readonly onFile: (count: number) => void
}

export interface Crawled {
  readonly pages: number
  readonly files: number
  readonly bytes: number
  /** Links to what was not written. */
  readonly broken: readonly Finding[]
  /** Requests that only a running site answers: where forms are sent, pages that are not for everyone, answers to a query. */
  readonly running: readonly Finding[]
  /** Addresses that the site leads on from. */
  readonly redirects: readonly ExportedRedirect[]
  /** Headers of a page. */
  readonly pageHeaders: Headers
  /** Answers that were written besides pages. */
  readonly noted: readonly NotedAnswer[]
  /** True for the path of a page or file that was written. */
  readonly isWritten: (path: string) => boolean
}

/** Asks a site for everything that its pages lead to, and writes it as files. */
export async function crawl(options: CrawlOptions): Promise<Crawled> {
  const crawling = new Crawl(options)
  for (const path of options.starts) crawling.want(path)
  for (const html of options.fragments) crawling.wantFiles(html)
  await crawling.run()
  for (const [path, file] of options.missing) await crawling.writeMissing(path, file)
  await crawling.run()
  return crawling.result()
}

/** A crawl under way. */
class Crawl {
  readonly #options: CrawlOptions
  readonly #wanted: string[] = []
  readonly #known = new Set<string>()
  /** Status and validator of each address that was asked about. */
  readonly #heads = new Map<string, Promise<Pick<Answer, 'status' | 'headers'>>>()
  /** Paths that are asked for, with who asks. */
  readonly #links = new Map<string, Finding>()
  readonly #absent = new Set<string>()
  readonly #written = new Set<string>()
  /** The same of those that only a running site answers. */
  readonly #running = new Map<string, Finding>()
  readonly #redirects: ExportedRedirect[] = []
  readonly #noted: NotedAnswer[] = []
  #pages = 0
  #files = 0
  #bytes = 0
  #pageHeaders: Headers = {}

  constructor(options: CrawlOptions) {
    this.#options = options
  }

  want(path: string): void {
    if (this.#known.has(path)) return
    if (this.#known.size >= MAX_FILES) throw new Error(`The site has more than ${MAX_FILES} files: export it in parts.`)
    this.#known.add(path)
    this.#wanted.push(path)
  }

  wantFiles(html: string): void {
    const { siteUrl } = this.#options
    for (const { kind, address } of pageReferences(html).references) {
      const own = kind === 'file' ? ownAddress(address, siteUrl) : undefined
      if (own) this.#link('/', own.path)
    }
  }

  async run(): Promise<void> {
    const work = async () => {
      for (let path = this.#wanted.shift(); path !== undefined; path = this.#wanted.shift()) await this.#visit(path)
    }
    // A page may lead to more than all of them were busy with.
    while (this.#wanted.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, work))
  }

  /** Writes the page that says that nothing is at a path. */
  async writeMissing(path: string, file: string): Promise<void> {
    const { headers, body } = await this.#options.ask('GET', path)
    await this.#write(file, await this.#pageText(path, { status: 404, headers, body }))
  }

  result(): Crawled {
    const broken = [...this.#absent].map((path) => this.#links.get(path) ?? { address: path, page: path, pages: 1 })
    return {
      pages: this.#pages,
      files: this.#files,
      bytes: this.#bytes,
      broken,
      running: [...this.#running.values()],
      redirects: this.#redirects,
      pageHeaders: this.#pageHeaders,
      noted: this.#noted,
      isWritten: (path) => this.#written.has(path),
    }
  }

  async #visit(path: string): Promise<void> {
    const answer = await this.#options.ask('GET', path)
    const location = answer.headers.location
    if (answer.status >= 300 && answer.status < 400 && location !== undefined) {
      return this.#redirect(path, answer.status, location)
    }
    const file = exportedFile(exportedPath(path))
    if (answer.status !== 200 || file === undefined) {
      this.#absent.add(path)
      return
    }
    this.#written.add(path)
    const type = answer.headers['content-type'] ?? ''
    if (type.startsWith('text/html')) {
      this.#pages += 1
      this.#pageHeaders = answer.headers
      return this.#write(file, await this.#pageText(path, answer))
    }
    this.#noted.push({ path: exportedPath(path), headers: answer.headers })
    this.#wantListed(path, type, answer.body)
    return this.#write(file, answer.body)
  }

  #redirect(path: string, status: number, location: string): void {
    const { siteUrl } = this.#options
    const own = ownAddress(location, siteUrl + path)
    const to = own ? own.path + own.query + own.fragment : location
    const from = decodedPath(path)
    // Hosts lead from a folder's name to the folder themselves, and some take such a rule for a circle.
    const isSlash = to === `${path}/`
    if (from !== undefined && !isSlash) {
      this.#redirects.push({ from, kind: 'path', to, status: status === 302 ? 302 : 301 })
    }
    if (own && !needsRunningSite(own.path)) this.want(own.path)
  }

  /** Wants what a stylesheet loads, and what a list of addresses names. */
  #wantListed(path: string, type: string, body: Buffer): void {
    const { siteUrl } = this.#options
    const isStyle = type.startsWith('text/css')
    if (!isStyle && !/\b(?:xml|json)\b|^text\/plain/.test(type)) return
    const text = body.toString()
    for (const address of isStyle ? addressesInStyles(text) : listedAddresses(text, siteUrl)) {
      const own = ownAddress(address, siteUrl + path)
      if (own && !needsRunningSite(own.path)) this.#link(path, own.path)
    }
  }

  async #pageText(path: string, { headers, body }: Answer): Promise<string> {
    const { siteUrl, origin } = this.#options
    const html = body.toString()
    const url = siteUrl + path
    const found = pageReferences(html)
    const running = new Set<Reference>()
    for (const reference of found.references) {
      const own = ownAddress(reference.address, url)
      if (own && (await this.#isRunning(path, reference, own))) running.add(reference)
      else if (own && reference.kind !== 'form' && own.path !== path) this.#link(path, own.path)
    }
    const policy = headers['content-security-policy']
    return rewritePage({ html, found, url, origin, policy, isRunning: (reference) => running.has(reference) })
  }

  async #isRunning(page: string, { kind }: Reference, own: OwnAddress): Promise<boolean> {
    if (kind === 'file' || isLoadedFile(own.path)) return false
    const isRunning = kind === 'form' || needsRunningSite(own.path) || (await this.#isMadeForOne(own))
    if (isRunning) note(this.#running, own.path, page)
    return isRunning
  }

  /** True for a page that is not for everyone, or that says something else when it is asked with a query. */
  async #isMadeForOne({ path, query }: OwnAddress): Promise<boolean> {
    const plain = await this.#head(path)
    if (plain.status === 401 || query === '') return plain.status === 401
    const asked = await this.#head(path + query)
    return asked.headers.etag !== plain.headers.etag || asked.status !== plain.status
  }

  #head(address: string): Promise<Pick<Answer, 'status' | 'headers'>> {
    const known = this.#heads.get(address)
    if (known) return known
    const asked = this.#options.ask('HEAD', address).then(({ status, headers }) => ({ status, headers }))
    this.#heads.set(address, asked)
    return asked
  }

  #link(page: string, path: string): void {
    note(this.#links, path, page)
    this.want(path)
  }

  async #write(file: string, content: Buffer | string): Promise<void> {
    await this.#options.write(file, content)
    this.#files += 1
    this.#bytes += Buffer.byteLength(content)
    this.#options.onFile(this.#files)
  }
}

function note(findings: Map<string, Finding>, address: string, page: string): void {
  const known = findings.get(address)
  findings.set(address, known ? { ...known, pages: known.pages + 1 } : { address, page, pages: 1 })
}
