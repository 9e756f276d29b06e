import type { ContentCache } from '@vitrine/content/cache'
import { addressOf, type Languages, localPathOf, NOT_FOUND_PATH, type Tag } from '@vitrine/content/core'
import type { Query } from '@vitrine/content/queries'
import type { GateRefusal } from '@vitrine/pages/core'
import { ANSWER_LIMITS, type Answer, NO_PAGE_MS, PAGE_MS, pageAnswer, withSharedHeaders } from '../cache/answer.ts'
import type { FinishedPage } from '../cache/finished-page.ts'
import { finishFile, withHead } from '../render/finish.ts'
import type { PageRenderer } from '../render/page-renderer.tsx'
import { boundedLine } from './bounded-line.ts'
import type { Frames } from './frames.ts'
import { type Guarded, guardedBy } from './gate/guarded.ts'
import { type Overlay, queryOf } from './overlay.ts'
import type { PageObserver } from './page-observer.ts'
import type { Redirects } from './redirects.ts'
import type { Render } from './render.ts'
import type { Resolve, ResolvedPage } from './resolve.ts'

/** An answer, or the page that was made of the fields of a query: no cache holds it. */
export type Found =
  | Answer
  | { readonly kind: 'page of a query'; readonly page: FinishedPage }
  /** No such page is made now; `page` says so. */
  | { readonly kind: 'too many'; readonly page: FinishedPage }

/** Counts one more page of a query for the network of a request. True if the network has had too many. */
export type CountQueryPage = () => Promise<boolean>

/** Answers at addresses: made once, cached until something changes that they were made of. */
export interface Answers {
  /** Bytes of the answers in memory. */
  cachedBytes(): number
  /** A finished page from memory, when the lease still runs; nothing is asked. */
  inMemory(address: string): FinishedPage | undefined
  /**
   * Answer at an address. A page that depends on one of the query fields is made for each request, once for those who ask
   * for the same one meanwhile.
   *
   * @param count Undefined: the request is not counted.
   */
  find(address: string, query?: Query, count?: CountQueryPage): Promise<Found>
  /**
   * The page at an address with what one visitor is shown on it; undefined when there is none.
   *
   * @param admits Tells whether they may see one that is not for everyone; else it asks them. Left out: they may not.
   */
  withOverlay(address: string, overlay: Overlay, admits?: Admits): Promise<FinishedPage | undefined>
  /** The page at an address asks again who somebody is; undefined where there is none that asks. */
  asking(address: string, refusal: GateRefusal): Promise<FinishedPage | undefined>
  /** The page that says that there is nothing, in the default language. */
  notFound(): Promise<FinishedPage>
}

/** Headers for caches in front of the site. @param tags Names of what the answer was made of. */
export type SharedHeaders = (tags: ReadonlySet<Tag>) => Readonly<Record<string, string>>

/** Tells whether a visitor may see a page. */
export type Admits = (page: Guarded) => Promise<boolean>

const NOBODY: Admits = async () => false

/** Headers of a page that one visitor may see and others may not. */
const OPENED = { headers: { 'cache-control': 'private, no-store' } }

/** Addresses whose fields of a query are remembered, and languages whose page is that says that there is nothing. */
const MAX_REMEMBERED = 1_000

/**
 * Pages of a query that are made at a time, and those that may wait for it: about a second of work. Each takes some 25 ms
 * of the one thread, and a page in memory waits for those under way alone.
 */
const QUERY_PAGES = { atOnce: 2, maxWaiting: 40 } as const

/** Seconds after which who has asked for too many of them may ask again, and who came when too many waited. */
const RETRY_SECONDS = { 429: 60, 503: 5 } as const

/** Stands for every address without a page: no menu leads here. */
const NOWHERE = '/…/'

export function createAnswers(options: {
  readonly content: ContentCache
  readonly resolve: Resolve
  readonly redirects: Pick<Redirects, 'ofQuery'>
  readonly render: Render
  readonly frames: Pick<Frames, 'of'>
  readonly rendererOf: (locale: string) => Pick<PageRenderer, 'asking' | 'notFound' | 'tooMany' | 'queryFields'>
  readonly languages: Languages
  readonly siteUrl: string
  readonly observer?: PageObserver | undefined
  /** Headers of an answer that is the same for everybody. */
  readonly sharedHeaders: SharedHeaders
}): Answers {
  const { content, resolve, redirects, render, frames, rendererOf, languages, siteUrl, observer, sharedHeaders } =
    options
  const answers = content.remember<Answer>({
    ...ANSWER_LIMITS,
    complete: (answer, tags) => withSharedHeaders(answer, sharedHeaders(tags)),
  })
  const queryFields = content.remember<readonly string[]>({ limit: MAX_REMEMBERED })
  const notFoundPages = content.remember<FinishedPage>({ limit: MAX_REMEMBERED, untilOf: ({ until }) => until })
  const tooManyPages = content.remember<FinishedPage>({ limit: MAX_REMEMBERED, untilOf: ({ until }) => until })
  // Requests that come while a page is made share it, and no cache stores it: its content may change without a tag.
  const queryPages = content.remember<FinishedPage | 'full' | undefined>({ limit: 0, mayCache: () => false })
  const queryPageLine = boundedLine(QUERY_PAGES)

  /**
   * One page for all addresses of a language where nothing is: machines ask for thousands of them. It is that which editors
   * have made, or the site's own.
   */
  const notFound = (locale: string) =>
    notFoundPages.get(locale, async () => {
      const made = await resolve(addressOf({ locale, path: NOT_FOUND_PATH }, languages))
      const isMade = made.kind === 'page' && made.page.status === 404
      return isMade ? render(made) : rendererOf(locale).notFound(await frames.of(locale), NOWHERE)
    })

  const ask = async ({ locale, page }: Omit<ResolvedPage, 'kind'>, { visibility }: Guarded, refusal?: GateRefusal) =>
    rendererOf(locale).asking({ path: page.path, visibility, ...(refusal && { refusal }) }, await frames.of(locale))

  const make = async (address: string): Promise<Answer> => {
    const now = Date.now()
    const resolved = await resolve(address)
    const until = now + NO_PAGE_MS
    switch (resolved.kind) {
      case 'page': {
        if (resolved.page.isPersonal) return { kind: 'personal', until: now + PAGE_MS }
        if (resolved.page.status === 404) return { kind: 'not found', page: await notFound(resolved.locale), until }
        const guarded = guardedBy(resolved)
        if (!guarded) return pageAnswer(await render(resolved), now)
        return { kind: 'guarded', guarded, page: await ask(resolved, guarded), until: now + PAGE_MS }
      }
      case 'file':
        return pageAnswer(await finishFile(resolved.file, siteUrl.startsWith('https:')), now)
      case 'other language':
        return { kind: 'redirect', to: resolved.to, status: 302, until }
      case 'redirect':
      case 'gone':
        return { ...resolved, until }
      case 'not found':
        return { kind: 'not found', page: await notFound(localPathOf(address, languages).locale), until }
    }
  }

  /** Fields of a query that the page at an address asks for. Nothing is rendered to find out. */
  const fieldsAskedAt = (address: string) =>
    queryFields.get(address, async () => {
      const resolved = await resolve(address)
      const isOpen = resolved.kind === 'page' && !resolved.page.isPersonal && !guardedBy(resolved)
      return isOpen ? rendererOf(resolved.locale).queryFields(resolved.page) : []
    })

  const tooMany = async (address: string, status: 429 | 503): Promise<Found> => {
    const { locale } = localPathOf(address, languages)
    const page = await tooManyPages.get(`${status} ${locale}`, async () =>
      rendererOf(locale).tooMany(await frames.of(locale), NOWHERE, status),
    )
    const headers = { 'cache-control': 'no-store', 'retry-after': String(RETRY_SECONDS[status]) }
    return { kind: 'too many', page: withHead(page, { headers }) }
  }

  /** The page that depends on fields of the query; undefined where there is none. */
  const queryPage = async (address: string, query: Query, count?: CountQueryPage): Promise<Found | undefined> => {
    if (await count?.()) return tooMany(address, 429)
    const page = await queryPages.get(JSON.stringify([address, query]), () =>
      queryPageLine(() => withOverlay(address, { kind: 'query', query })),
    )
    if (page === 'full') return tooMany(address, 503)
    return page && { kind: 'page of a query', page }
  }

  /** A page that is not written in the language of its address is shown in the one that it has. */
  const withOverlay = async (address: string, overlay: Overlay, admits = NOBODY) => {
    const resolved = await resolve(address, queryOf(overlay))
    if (resolved.kind !== 'page' && resolved.kind !== 'other language') return undefined
    const guarded = guardedBy(resolved)
    if (!guarded) return render(resolved, overlay)
    return (await admits(guarded)) ? withHead(await render(resolved, overlay), OPENED) : ask(resolved, guarded)
  }

  return {
    cachedBytes: answers.size,
    inMemory(address) {
      const answer = content.isFresh() ? answers.peek(address) : undefined
      if (answer?.kind !== 'page') return undefined
      observer?.cacheHit()
      return answer.page
    },
    async find(address, query = {}, count) {
      const redirect = await redirects.ofQuery(address, query)
      if (redirect) return { ...redirect, until: Date.now() + NO_PAGE_MS }
      const given = Object.keys(query)
      const fields = given.length === 0 ? [] : await fieldsAskedAt(address)
      const isAsked = fields.some((name) => given.includes(name))
      const made = isAsked && (await queryPage(address, query, count))
      if (made) return made
      let isMade = false
      const answer = await answers.get(address, () => {
        isMade = true
        return make(address)
      })
      if (isMade) observer?.cacheMiss()
      else observer?.cacheHit()
      return answer
    },
    async withOverlay(address, overlay, admits) {
      await content.ensureFresh()
      return withOverlay(address, overlay, admits)
    },
    async asking(address, refusal) {
      const resolved = await resolve(address)
      const guarded = resolved.kind === 'page' ? guardedBy(resolved) : undefined
      return resolved.kind === 'page' && guarded ? ask(resolved, guarded, refusal) : undefined
    },
    notFound: () => notFound(languages[0]),
  }
}
