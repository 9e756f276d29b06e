import type { ContentCache } from '@vitrine/content/cache'
import { type Languages, localPathOf, siteLanguage } from '@vitrine/content/core'
import type { DocumentReference } from '@vitrine/content/queries'
import type { SiteView } from '@vitrine/seo/core'
import type { SharedImage } from '@vitrine/share-image/core'
import type { SliderFragment } from '@vitrine/sliders/ui'
import type { FinishedPage } from '../cache/finished-page.ts'
import { type ContentSource, NO_GLOBALS } from '../content/source.ts'
import { uncached } from '../render/finish.ts'
import type { PageRenderer } from '../render/page-renderer.tsx'
import { type Answers, createAnswers, type SharedHeaders } from './answers.ts'
import { createDraftPages, type DraftPages } from './draft-pages.ts'
import { createFrames } from './frames.ts'
import { guardedBy } from './gate/guarded.ts'
import type { PageObserver } from './page-observer.ts'
import { createRedirects } from './redirects.ts'
import { createRender } from './render.ts'
import { createResolve } from './resolve.ts'

/** Answers paths with finished pages, and never with stale ones. */
export interface Pages extends Answers, DraftPages {
  /**
   * A slider for a page that does not have it.
   *
   * @param locale Language of its texts; the default one for anything that is no language of the site.
   */
  slider(alias: string, locale: unknown): Promise<SliderFragment | undefined>
  /** The page that says that something went wrong. @param requestId Names the request in the log. */
  error(address: string, requestId: string): Promise<FinishedPage>
  /** The page for an address whose page cannot be read at the moment. Asks the database nothing. */
  unavailable(address: string): Promise<FinishedPage>
  /** Image for places where the published page at an address is shared. */
  share(address: string): Promise<SharedImage | undefined>
  /** Site-wide settings, in the default language. */
  site(): Promise<SiteView>
  paths(): ReturnType<ContentSource['paths']>
  /** Document to edit for the published page at an address. */
  documentAt(address: string): Promise<DocumentReference | undefined>
}

export function createPages(options: {
  readonly source: ContentSource
  /** Remembers what is made. */
  readonly content: ContentCache
  /** Renders pages of one language. */
  readonly rendererOf: (locale: string) => PageRenderer
  readonly languages: Languages
  /** Origin of the site, without a slash at its end. */
  readonly siteUrl: string
  readonly observer?: PageObserver | undefined
  /** Headers of an answer that is the same for everybody; none unless given. */
  readonly sharedHeaders?: SharedHeaders
}): Pages {
  const { source, content, languages, siteUrl, observer, sharedHeaders = () => ({}) } = options
  const renderers = new Map(languages.map((locale) => [locale, options.rendererOf(locale)]))
  const rendererOf = (locale: string) => renderers.get(locale) ?? options.rendererOf(locale)
  const frames = createFrames({ source, content, rendererOf })
  const redirects = createRedirects({ source, content })
  const resolve = createResolve({ source, frames, redirects, languages, siteUrl })
  const render = createRender({ frames, rendererOf, observer })

  return {
    ...createAnswers({
      content,
      resolve,
      redirects,
      render,
      frames,
      rendererOf,
      languages,
      siteUrl,
      observer,
      sharedHeaders,
    }),
    ...createDraftPages({ source, content, frames, render, rendererOf, languages }),
    async slider(alias, asked) {
      const locale = siteLanguage(asked, languages)
      const [stored, frame] = await Promise.all([source.slider(alias, locale), frames.of(locale)])
      return stored && rendererOf(locale).slider(stored, frame)
    },
    async error(address, requestId) {
      const { locale } = localPathOf(address, languages)
      const renderer = rendererOf(locale)
      // The database may be what failed: then the frame of before serves.
      const frame = await frames.of(locale).catch(() => frames.lastOf(locale) ?? renderer.frame(NO_GLOBALS))
      return uncached(await renderer.serverError(frame, address, requestId))
    },
    async unavailable(address) {
      const { locale } = localPathOf(address, languages)
      const renderer = rendererOf(locale)
      return uncached(await renderer.unavailable(frames.lastOf(locale) ?? renderer.frame(NO_GLOBALS), address))
    },
    async share(address) {
      const { path, locale } = localPathOf(address, languages)
      const [stored, frame] = await Promise.all([source.page(path, locale), frames.of(locale)])
      return stored && !guardedBy({ page: stored }) ? rendererOf(locale).share(stored, frame) : undefined
    },
    site: async () => (await frames.of(languages[0])).site,
    paths: () => source.paths(languages[0]),
    async documentAt(address) {
      const { path, locale } = localPathOf(address, languages)
      return (await source.page(path, locale))?.document
    },
  }
}
