import type { PageOutcome } from '@vitrine/forms/core'
import { Freshness } from '../cache/freshness.ts'
import { type FinishedPage, PageCache } from '../cache/page-cache.ts'
import type { ContentSource, StoredRedirect } from '../content/source.ts'
import type { PageRenderer, SiteFrame } from '../render/page-renderer.tsx'

export type Found =
  | { readonly kind: 'page'; readonly page: FinishedPage }
  | { readonly kind: 'redirect'; readonly redirect: StoredRedirect }
  | { readonly kind: 'missing'; readonly page: FinishedPage }

/** Answers paths with finished pages, and never with stale ones. */
export interface Pages {
  /** A finished page from memory, when the lease still runs; nothing is asked. */
  inMemory(path: string): FinishedPage | undefined
  find(path: string): Promise<Found>
  /** A page with the outcome of a form on it, never kept. */
  withOutcome(path: string, outcome: PageOutcome, status: number): Promise<FinishedPage | undefined>
  preview(id: number): Promise<FinishedPage | undefined>
  error(path: string): Promise<FinishedPage>
  siteName(): Promise<string>
  paths(): ReturnType<ContentSource['paths']>
}

/** Addresses without a page that are remembered, so that asking for them again costs nothing. */
const MAX_MISSING = 1_000

export function createPages(options: {
  readonly source: ContentSource
  readonly renderer: PageRenderer
  readonly locale: string
  /** Is told that content has changed. */
  readonly onChange: () => void
  readonly onError: (error: unknown) => void
  /** Milliseconds of a clock that only goes forward; the process's own unless given. */
  readonly now?: () => number
}): Pages {
  const { source, renderer, locale, onError } = options
  const cache = new PageCache()
  const missing = new Map<string, Found>()
  let frame: Promise<SiteFrame> | undefined
  let lastFrame: SiteFrame | undefined
  const freshness = new Freshness({
    read: () => source.revision(),
    ...(options.now && { now: options.now }),
    onError,
    onChange() {
      cache.clear()
      missing.clear()
      frame = undefined
      options.onChange()
    },
  })
  const keyOf = (path: string) => `${locale} ${path}`
  const readFrame = () => {
    frame ??= source.globals(locale).then((globals) => {
      lastFrame = renderer.frame(globals)
      return lastFrame
    })
    // A failed read must not be remembered.
    frame.catch(() => {
      frame = undefined
    })
    return frame
  }
  const lookUp = async (path: string): Promise<Found> => {
    const known = missing.get(path)
    if (known) return known
    const { generation } = cache
    const page = await cache.getOrRender(keyOf(path), async () => {
      const stored = await source.page(path, locale)
      return stored && renderer.page(stored, await readFrame())
    })
    if (page) return { kind: 'page', page }
    const redirect = await source.redirect(path)
    const found: Found = redirect
      ? { kind: 'redirect', redirect }
      : { kind: 'missing', page: await renderer.notFound(await readFrame(), path) }
    if (missing.size >= MAX_MISSING) missing.clear()
    if (generation === cache.generation) missing.set(path, found)
    return found
  }
  const ensureFresh = async () => {
    // The answer to a question of somebody before us may be older than the lease: then we ask ourselves.
    for (let tries = 0; tries < 2 && !freshness.isFresh(); tries += 1) await freshness.renew()
  }

  return {
    inMemory: (path) => (freshness.isFresh() ? cache.get(keyOf(path)) : undefined),
    async find(path) {
      await ensureFresh()
      const page = cache.get(keyOf(path))
      return page ? { kind: 'page', page } : lookUp(path)
    },
    async withOutcome(path, outcome, status) {
      await ensureFresh()
      const stored = await source.page(path, locale)
      return stored && renderer.page(stored, await readFrame(), { status, forms: { outcome } })
    },
    async preview(id) {
      await ensureFresh()
      const stored = await source.draft(id, locale)
      return stored && renderer.page(stored, await readFrame(), { preview: true })
    },
    async error(path) {
      // The database may be what failed: then the frame of before serves.
      return renderer.serverError(await readFrame().catch(() => lastFrame ?? renderer.frame(EMPTY_GLOBALS)), path)
    },
    siteName: async () => (await readFrame()).site.name,
    paths: () => source.paths(locale),
  }
}

const EMPTY_GLOBALS = { site: {}, header: {}, footer: {}, theme: {} }
