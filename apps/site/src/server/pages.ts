import { COMMENT_QUERY, type CommentRefusal } from '@vitrine/blog/core'
import { addressOf, type Languages, languageFor, localPathOf } from '@vitrine/content/core'
import type { DocumentReference, Query, StoredPage, Unsaved } from '@vitrine/content/queries'
import type { PageOutcome } from '@vitrine/forms/core'
import type { SiteView } from '@vitrine/seo/core'
import type { SharedPicture } from '@vitrine/share-picture/core'
import type { SliderFragment } from '@vitrine/sliders/ui'
import { Freshness } from '../cache/freshness.ts'
import { type FinishedPage, PageCache } from '../cache/page-cache.ts'
import { type ContentSource, isGlobal, NO_GLOBALS, type StoredRedirect } from '../content/source.ts'
import { finishFile } from '../render/finish.ts'
import type { PageOptions, PageRenderer } from '../render/page-renderer.tsx'
import type { SiteFrame } from '../render/site-frame.ts'

export type Found =
  | { readonly kind: 'page'; readonly page: FinishedPage }
  | { readonly kind: 'redirect'; readonly redirect: StoredRedirect }
  | { readonly kind: 'missing'; readonly page: FinishedPage }

/** Answers paths with finished pages, and never with stale ones. */
export interface Pages {
  /** A finished page from memory, when the lease still runs; nothing is asked. */
  inMemory(address: string): FinishedPage | undefined
  find(address: string): Promise<Found>
  /** A page that is made of fields of its address, never kept. */
  withQuery(address: string, query: Query): Promise<FinishedPage | undefined>
  /** A page with the outcome of a form on it, never kept. */
  withOutcome(address: string, outcome: PageOutcome, status: number): Promise<FinishedPage | undefined>
  /** A post with a comment that was not taken in its form, never kept. */
  withComment(address: string, refusal: CommentRefusal, status: number): Promise<FinishedPage | undefined>
  /**
   * A page as its editor last saved it.
   *
   * @param locale Language of the draft; the default one for anything that is no language of the site.
   * @param unsaved What the editor's form has now.
   */
  preview(document: DocumentReference, locale: unknown, unsaved?: Unsaved): Promise<FinishedPage | undefined>
  /** The home page under a setting that is not saved. Undefined: there is no such setting, or no home page. */
  previewGlobal(slug: string, locale: unknown, unsaved?: Unsaved): Promise<FinishedPage | undefined>
  /**
   * A slider for a page that does not have it.
   *
   * @param locale Language of its texts; the default one for anything that is no language of the site.
   */
  slider(alias: string, locale: unknown): Promise<SliderFragment | undefined>
  /** A slider alone on a page, as its editor last saved it or as its form has it now. */
  previewSlider(id: number, locale: unknown, unsaved?: Unsaved): Promise<FinishedPage | undefined>
  error(address: string): Promise<FinishedPage>
  /** What is made for where the published page at an address is shared. */
  share(address: string): Promise<SharedPicture | undefined>
  /** What the whole site shares, in its default language. */
  site(): Promise<SiteView>
  paths(): ReturnType<ContentSource['paths']>
  /** What editors change to change the published page at an address. */
  documentAt(address: string): Promise<DocumentReference | undefined>
}

/** Stands for every address without a page: no menu leads here. */
const NOWHERE = '/…/'

/** Addresses without a page that are remembered, so that asking for them again costs nothing. */
const MAX_MISSING = 1_000

export function createPages(options: {
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
}): Pages {
  const { source, languages, onError } = options
  const renderers = new Map(languages.map((locale) => [locale, options.rendererOf(locale)]))
  const cache = new PageCache()
  const missing = new Map<string, Found>()
  /** Where a page is that does not exist in the language of its address. */
  const elsewhere = new Map<string, string>()
  const notFounds = new Map<string, Promise<FinishedPage>>()
  const frames = new Map<string, Promise<SiteFrame>>()
  const lastFrames = new Map<string, SiteFrame>()
  const freshness = new Freshness({
    read: () => source.revision(),
    ...(options.now && { now: options.now }),
    onError,
    onChange() {
      cache.clear()
      missing.clear()
      notFounds.clear()
      elsewhere.clear()
      frames.clear()
      options.onChange()
    },
  })
  const languageOf = (asked: unknown) => languages.find((language) => language === asked) ?? languages[0]
  const rendererOf = (locale: string) => renderers.get(locale) ?? options.rendererOf(locale)
  const readFrame = (locale: string) => {
    const known = frames.get(locale)
    if (known) return known
    const reading = source.globals(locale).then((globals) => {
      const frame = rendererOf(locale).frame(globals)
      lastFrames.set(locale, frame)
      return frame
    })
    frames.set(locale, reading)
    // A failed read must not be remembered.
    reading.catch(() => frames.delete(locale))
    return reading
  }
  /** One page for all addresses of a language where nothing is: machines ask for thousands of them. */
  const notFound = (locale: string) => {
    const known = notFounds.get(locale)
    if (known) return known
    const making = readFrame(locale).then((frame) => rendererOf(locale).notFound(frame, NOWHERE))
    notFounds.set(locale, making)
    // A failed read must not be remembered.
    making.catch(() => notFounds.delete(locale))
    return making
  }
  // An address names the language, so it is the whole key of a page.
  const lookUp = async (address: string): Promise<Found> => {
    const known = missing.get(address)
    if (known) return known
    const { generation } = cache
    const { path, locale } = localPathOf(address, languages)
    const renderer = rendererOf(locale)
    const page = await cache.getOrRender(address, async () => {
      if (!path.endsWith('/')) {
        const { site } = await readFrame(locale)
        const urlOf = (target: string) => encodeURI(options.siteUrl + addressOf({ locale, path: target }, languages))
        const file = await source.file(path, locale, { name: site.name, urlOf })
        return file && finishFile(file)
      }
      const [stored, frame] = await Promise.all([source.page(path, locale), readFrame(locale)])
      if (!stored) return undefined
      const language = languageFor(locale, stored.languages, languages)
      if (language === locale) return renderer.page(stored, frame)
      elsewhere.set(address, addressOf({ locale: language, path }, languages))
      return undefined
    })
    if (page) return { kind: 'page', page }
    const to = elsewhere.get(address)
    const redirect: StoredRedirect | undefined = to ? { to, status: 302 } : await source.redirect(address)
    const found: Found = redirect ? { kind: 'redirect', redirect } : { kind: 'missing', page: await notFound(locale) }
    if (missing.size >= MAX_MISSING) missing.clear()
    if (generation === cache.generation) missing.set(address, found)
    return found
  }
  /** A page for one visitor: made anew, and forgotten. */
  const special = async (address: string, options: PageOptions) => {
    await ensureFresh()
    const { path, locale } = localPathOf(address, languages)
    const [stored, frame] = await Promise.all([source.page(path, locale, options.query), readFrame(locale)])
    return stored && rendererOf(locale).page(stored, frame, options)
  }
  const ensureFresh = async () => {
    // The answer to a question of somebody before us may be older than the lease: then we ask ourselves.
    for (let tries = 0; tries < 2 && !freshness.isFresh(); tries += 1) await freshness.renew()
  }

  return {
    inMemory: (address) => (freshness.isFresh() ? cache.get(address) : undefined),
    async find(address) {
      await ensureFresh()
      const page = cache.get(address)
      return page ? { kind: 'page', page } : lookUp(address)
    },
    withQuery: (address, query) => special(address, { query }),
    withOutcome: (address, outcome, status) => special(address, { status, forms: { outcome } }),
    withComment(address, refusal, status) {
      const query = refusal.parent === undefined ? {} : { [COMMENT_QUERY.reply]: String(refusal.parent) }
      return special(address, { status, comment: refusal, query })
    },
    async preview(document, asked, unsaved) {
      await ensureFresh()
      const locale = languageOf(asked)
      const [stored, frame] = await Promise.all([source.draft(document, locale, unsaved), readFrame(locale)])
      return stored && rendererOf(locale).page(stored, frame, { preview: true })
    },
    async previewGlobal(slug, asked, unsaved) {
      if (!isGlobal(slug)) return undefined
      const locale = languageOf(asked)
      const renderer = rendererOf(locale)
      const [stored, globals] = await Promise.all([
        source.page('/', locale),
        source.globals(locale, unsaved && { [slug]: unsaved }),
      ])
      return stored && renderer.page(stored, renderer.frame(globals), { preview: true })
    },
    async slider(alias, asked) {
      await ensureFresh()
      const locale = languageOf(asked)
      const [stored, frame] = await Promise.all([source.slider(alias, locale), readFrame(locale)])
      return stored && rendererOf(locale).slider(stored, frame)
    },
    async previewSlider(id, asked, unsaved) {
      await ensureFresh()
      const locale = languageOf(asked)
      const [stored, frame] = await Promise.all([source.sliderDraft(id, locale, unsaved), readFrame(locale)])
      return stored && rendererOf(locale).page(sliderPage(stored), frame, { preview: true, bare: true })
    },
    async error(address) {
      const { locale } = localPathOf(address, languages)
      const renderer = rendererOf(locale)
      // The database may be what failed: then the frame of before serves.
      const frame = await readFrame(locale).catch(() => lastFrames.get(locale) ?? renderer.frame(NO_GLOBALS))
      return renderer.serverError(frame, address)
    },
    async share(address) {
      await ensureFresh()
      const { path, locale } = localPathOf(address, languages)
      const [stored, frame] = await Promise.all([source.page(path, locale), readFrame(locale)])
      return stored && rendererOf(locale).share(stored, frame)
    },
    async site() {
      await ensureFresh()
      return (await readFrame(languages[0])).site
    },
    paths: () => source.paths(languages[0]),
    async documentAt(address) {
      const { path, locale } = localPathOf(address, languages)
      return (await source.page(path, locale))?.document
    },
  }
}

/** A page that shows a slider and nothing else. */
function sliderPage(slider: object): StoredPage {
  const { title } = slider as { readonly title?: unknown }
  return {
    title: String(title ?? ''),
    path: '/',
    layout: [{ blockType: 'slider', id: 'slider', slider }],
    meta: {},
    updatedAt: new Date(0).toISOString(),
    languages: [],
    breadcrumb: [],
  }
}
