import type { Drawing } from '@vitrine/canvas/core'
import type { ContentCache } from '@vitrine/content/cache'
import { type Languages, siteLanguage } from '@vitrine/content/core'
import type { DocumentReference, StoredPage, Unsaved } from '@vitrine/content/queries'
import type { SectionBlock } from '@vitrine/kit/core'
import type { FinishedPage } from '../cache/finished-page.ts'
import { readByBlock } from '../content/read-by-block.ts'
import { type ContentSource, isPageGlobal } from '../content/source.ts'
import type { PageRenderer } from '../render/page-renderer.tsx'
import type { Frames } from './frames.ts'
import { type Overlay, pageOptionsOf } from './overlay.ts'
import type { Render } from './render.ts'

/** Pages as their editors see them before anybody else. */
export interface DraftPages {
  /**
   * A page as its editor last saved it.
   *
   * @param locale Language of the draft; the default one for anything that is no language of the site.
   */
  preview(document: DocumentReference, locale: unknown): Promise<FinishedPage | undefined>
  /** A page as its editor's form has it now, drawn block by block. @param unsaved What the form has. */
  drawing(document: DocumentReference, locale: unknown, unsaved: Unsaved): Promise<Drawing | undefined>
  /** Blocks alone on a page, as that of a document would show them. */
  previewBlocks(
    document: DocumentReference,
    locale: unknown,
    blocks: readonly SectionBlock[],
  ): Promise<FinishedPage | undefined>
  /** The home page under a setting. Undefined: there is no such setting, or no home page. */
  previewGlobal(slug: string, locale: unknown): Promise<FinishedPage | undefined>
  /** The home page under a setting that is not saved, drawn block by block. */
  drawingOfGlobal(slug: string, locale: unknown, unsaved: Unsaved): Promise<Drawing | undefined>
  /** A slider alone on a page, as its editor last saved it. */
  previewSlider(id: number, locale: unknown): Promise<FinishedPage | undefined>
  /** A slider alone on a page, as its editor's form has it now. */
  drawingOfSlider(id: number, locale: unknown, unsaved: Unsaved): Promise<Drawing | undefined>
}

export function createDraftPages(options: {
  readonly source: Pick<ContentSource, 'draft' | 'globals' | 'page' | 'sliderDraft'>
  /** Remembers blocks that were read for an editor. */
  readonly content: ContentCache
  readonly frames: Pick<Frames, 'of'>
  readonly render: Render
  readonly rendererOf: (locale: string) => Pick<PageRenderer, 'drawing' | 'frame' | 'page'>
  readonly languages: Languages
}): DraftPages {
  const { source, content, frames, render, rendererOf, languages } = options
  const read = readByBlock(source.draft, content)
  return {
    async preview(document, asked) {
      const locale = siteLanguage(asked, languages)
      const page = await source.draft(document, locale)
      return page && render({ page, locale }, WHOLE)
    },
    async drawing(document, asked, unsaved) {
      const locale = siteLanguage(asked, languages)
      const [page, frame] = await Promise.all([read(document, locale, unsaved), frames.of(locale)])
      return page && rendererOf(locale).drawing(page, frame, pageOptionsOf(WHOLE))
    },
    async previewBlocks(document, asked, layout) {
      const locale = siteLanguage(asked, languages)
      const page = await source.draft(document, locale, { layout })
      return page && render({ page, locale }, { kind: 'picture' })
    },
    async previewGlobal(slug, asked) {
      if (!isPageGlobal(slug)) return undefined
      const locale = siteLanguage(asked, languages)
      const page = await source.page('/', locale)
      return page && render({ page, locale }, WHOLE)
    },
    async drawingOfGlobal(slug, asked, unsaved) {
      if (!isPageGlobal(slug)) return undefined
      const locale = siteLanguage(asked, languages)
      const [page, globals] = await Promise.all([source.page('/', locale), source.globals(locale, { [slug]: unsaved })])
      const renderer = rendererOf(locale)
      return page && renderer.drawing(page, renderer.frame(globals), pageOptionsOf(WHOLE))
    },
    async previewSlider(id, asked) {
      const locale = siteLanguage(asked, languages)
      const slider = await source.sliderDraft(id, locale)
      return slider && render({ page: sliderPage(slider), locale }, BARE)
    },
    async drawingOfSlider(id, asked, unsaved) {
      const locale = siteLanguage(asked, languages)
      const [slider, frame] = await Promise.all([source.sliderDraft(id, locale, unsaved), frames.of(locale)])
      return slider && rendererOf(locale).drawing(sliderPage(slider), frame, pageOptionsOf(BARE))
    },
  }
}

const WHOLE: Overlay = { kind: 'preview', isBare: false }

/** Without header and footer. */
const BARE: Overlay = { kind: 'preview', isBare: true }

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
