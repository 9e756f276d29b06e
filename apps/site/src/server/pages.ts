import { type Languages, localPathOf, siteLanguage } from '@vitrine/content/core'
import type { DocumentReference, Query } from '@vitrine/content/queries'
import type { SiteView } from '@vitrine/seo/core'
import type { SharedPicture } from '@vitrine/share-picture/core'
import type { SliderFragment } from '@vitrine/sliders/ui'
import { type Answer, AnswerCache } from '../cache/answer-cache.ts'
import type { FinishedPage } from '../cache/finished-page.ts'
import { Freshness } from '../cache/freshness.ts'
import { type ContentSource, NO_GLOBALS } from '../content/source.ts'
import { finishFile, uncached } from '../render/finish.ts'
import type { PageRenderer } from '../render/page-renderer.tsx'
import { createDraftPages, type DraftPages } from './draft-pages.ts'
import { createFrames, type Frames } from './frames.ts'
import { type Overlay, queryOf } from './overlay.ts'
import { createRender, type Render } from './render.ts'
import { createResolve, type Resolve } from './resolve.ts'

/** Answers paths with finished pages, and never with stale ones. */
export interface Pages extends DraftPages {
  /** A finished page from memory, when the lease still runs; nothing is asked. */
  inMemory(address: string): FinishedPage | undefined
  /** What is answered at an address. A page that asks for one of the fields of the query is made for who asks. */
  find(address: string, query?: Query): Promise<Found>
  /** The page at an address with what one visitor is shown on it; undefined when there is none. */
  withOverlay(address: string, overlay: Overlay): Promise<FinishedPage | undefined>
  /** The page that says that there is nothing, in the default language. */
  notFound(): Promise<FinishedPage>
  /**
   * A slider for a page that does not have it.
   *
   * @param locale Language of its texts; the default one for anything that is no language of the site.
   */
  slider(alias: string, locale: unknown): Promise<SliderFragment | undefined>
  /** The page that says that something went wrong. */
  error(address: string): Promise<FinishedPage>
  /** What is made for where the published page at an address is shared. */
  share(address: string): Promise<SharedPicture | undefined>
  /** What the whole site shares, in its default language. */
  site(): Promise<SiteView>
  paths(): ReturnType<ContentSource['paths']>
  /** What editors change to change the published page at an address. */
  documentAt(address: string): Promise<DocumentReference | undefined>
}

/** An answer, or the page that was made of the fields of a query: nobody else gets it. */
export type Found = Answer | { readonly kind: 'page of a query'; readonly page: FinishedPage }

interface PagesOptions {
  readonly source: ContentSource
  /** Renders pages of one language. */
  readonly rendererOf: (locale: string) => PageRenderer
  readonly languages: Languages
  /** Origin of the site, without a slash at its end. */
  readonly siteUrl: string
  /** Is told that content has changed. */
  readonly onChange: () => void
  readonly onError: (error: unknown) => void
  /** Milliseconds of a clock that only goes forward; the process's own unless given. */
  readonly now?: () => number
}

export function createPages(options: PagesOptions): Pages {
  const { source, languages, siteUrl, onError } = options
  const renderers = new Map(languages.map((locale) => [locale, options.rendererOf(locale)]))
  const rendererOf = (locale: string) => renderers.get(locale) ?? options.rendererOf(locale)
  const frames = createFrames({ source, rendererOf })
  const cache = new AnswerCache()
  const notFoundPages = createNotFoundPages({ frames, rendererOf })
  const freshness = new Freshness({
    read: () => source.revision(),
    ...(options.now && { now: options.now }),
    onError,
    onChange() {
      cache.clear()
      frames.clear()
      notFoundPages.clear()
      options.onChange()
    },
  })
  const ensureFresh = async () => {
    // The answer to a question of somebody before us may be older than the lease: then we ask ourselves.
    for (let tries = 0; tries < 2 && !freshness.isFresh(); tries += 1) await freshness.renew()
  }
  const resolve = createResolve({ source, frames, languages, siteUrl })
  const render = createRender({ frames, rendererOf })
  const making = { resolve, render, rendererOf, languages, siteUrl, notFoundPages }

  return {
    inMemory(address) {
      const answer = freshness.isFresh() ? cache.get(address) : undefined
      return answer?.kind === 'page' ? answer.page : undefined
    },
    async find(address, query = {}) {
      await ensureFresh()
      const page = await pageOfQuery(address, query, { ...making, cache })
      return page ? { kind: 'page of a query', page } : cache.getOrMake(address, () => makeAnswer(address, making))
    },
    async withOverlay(address, overlay) {
      await ensureFresh()
      return overlaid(address, overlay, making)
    },
    async notFound() {
      await ensureFresh()
      return notFoundPages.of(languages[0])
    },
    ...createDraftPages({ source, render, rendererOf, languages, ensureFresh }),
    async slider(alias, asked) {
      await ensureFresh()
      const locale = siteLanguage(asked, languages)
      const [stored, frame] = await Promise.all([source.slider(alias, locale), frames.of(locale)])
      return stored && rendererOf(locale).slider(stored, frame)
    },
    async error(address) {
      const { locale } = localPathOf(address, languages)
      const renderer = rendererOf(locale)
      // The database may be what failed: then the frame of before serves.
      const frame = await frames.of(locale).catch(() => frames.lastOf(locale) ?? renderer.frame(NO_GLOBALS))
      return uncached(await renderer.serverError(frame, address))
    },
    async share(address) {
      await ensureFresh()
      const { path, locale } = localPathOf(address, languages)
      const [stored, frame] = await Promise.all([source.page(path, locale), frames.of(locale)])
      return stored && rendererOf(locale).share(stored, frame)
    },
    async site() {
      await ensureFresh()
      return (await frames.of(languages[0])).site
    },
    paths: () => source.paths(languages[0]),
    async documentAt(address) {
      const { path, locale } = localPathOf(address, languages)
      return (await source.page(path, locale))?.document
    },
  }
}

interface Making {
  readonly resolve: Resolve
  readonly render: Render
  readonly rendererOf: (locale: string) => PageRenderer
  readonly languages: Languages
  readonly siteUrl: string
  readonly notFoundPages: NotFoundPages
}

/** Makes what everybody gets at an address. */
async function makeAnswer(address: string, making: Making): Promise<Answer> {
  const resolved = await making.resolve(address)
  switch (resolved.kind) {
    case 'page':
      return { kind: 'page', page: await making.render(resolved) }
    case 'file':
      return { kind: 'page', page: await finishFile(resolved.file, making.siteUrl.startsWith('https:')) }
    case 'other language':
      return { kind: 'redirect', to: resolved.to, status: 302 }
    case 'redirect':
    case 'gone':
      return resolved
    case 'not found':
      return {
        kind: 'not found',
        page: await making.notFoundPages.of(localPathOf(address, making.languages).locale),
      }
  }
}

/** Makes the page of who asks with a query, when the page asks for one of its fields. */
async function pageOfQuery(
  address: string,
  query: Query,
  making: Making & { readonly cache: Pick<AnswerCache, 'get'> },
): Promise<FinishedPage | undefined> {
  if (Object.keys(query).length === 0) return undefined
  const fields = await queryFieldsAt(address, making)
  if (!fields.some((name) => Object.hasOwn(query, name))) return undefined
  return overlaid(address, { kind: 'query', query }, making)
}

/** Fields of a query that the page at an address asks for. Nothing is rendered to find out. */
async function queryFieldsAt(
  address: string,
  { cache, resolve, rendererOf }: Making & { readonly cache: Pick<AnswerCache, 'get'> },
): Promise<readonly string[]> {
  const cached = cache.get(address)
  if (cached) return cached.kind === 'page' ? (cached.page.queryFields ?? []) : []
  const resolved = await resolve(address)
  if (resolved.kind !== 'page') return []
  return rendererOf(resolved.locale).queryFields(resolved.page)
}

/** Makes a page for one visitor. One that is not written in their language is shown in the one that it has. */
async function overlaid(address: string, overlay: Overlay, making: Making): Promise<FinishedPage | undefined> {
  const resolved = await making.resolve(address, queryOf(overlay))
  return resolved.kind === 'page' || resolved.kind === 'other language' ? making.render(resolved, overlay) : undefined
}

/** One page for all addresses of a language where nothing is: machines ask for thousands of them. */
interface NotFoundPages {
  of(locale: string): Promise<FinishedPage>
  clear(): void
}

/** Stands for every address without a page: no menu leads here. */
const NOWHERE = '/…/'

function createNotFoundPages(options: {
  readonly frames: Pick<Frames, 'of'>
  readonly rendererOf: (locale: string) => Pick<PageRenderer, 'notFound'>
}): NotFoundPages {
  const pages = new Map<string, Promise<FinishedPage>>()
  const make = async (locale: string) => options.rendererOf(locale).notFound(await options.frames.of(locale), NOWHERE)
  return {
    of(locale) {
      const known = pages.get(locale)
      if (known) return known
      const making = make(locale)
      pages.set(locale, making)
      // A failed read must not be remembered.
      making.catch(() => pages.delete(locale))
      return making
    },
    clear: () => pages.clear(),
  }
}
