import { type Languages, siteLanguage } from '@vitrine/content/core'
import type { DocumentReference, StoredPage, Unsaved } from '@vitrine/content/queries'
import type { SectionBlock } from '@vitrine/kit/core'
import type { FinishedPage } from '../cache/finished-page.ts'
import { type ContentSource, isPageGlobal } from '../content/source.ts'
import { uncached } from '../render/finish.ts'
import type { PageRenderer } from '../render/page-renderer.tsx'
import { pageOptionsOf } from './overlay.ts'
import type { Render } from './render.ts'

/** Pages as their editors see them before anybody else. */
export interface DraftPages {
  /**
   * A page as its editor last saved it.
   *
   * @param locale Language of the draft; the default one for anything that is no language of the site.
   * @param unsaved What the editor's form has now.
   */
  preview(document: DocumentReference, locale: unknown, unsaved?: Unsaved): Promise<FinishedPage | undefined>
  /** Blocks alone on a page, as that of a document would show them. */
  previewBlocks(
    document: DocumentReference,
    locale: unknown,
    blocks: readonly SectionBlock[],
  ): Promise<FinishedPage | undefined>
  /** The home page under a setting that is not saved. Undefined: there is no such setting, or no home page. */
  previewGlobal(slug: string, locale: unknown, unsaved?: Unsaved): Promise<FinishedPage | undefined>
  /** A slider alone on a page, as its editor last saved it or as its form has it now. */
  previewSlider(id: number, locale: unknown, unsaved?: Unsaved): Promise<FinishedPage | undefined>
}

export function createDraftPages(options: {
  readonly source: Pick<ContentSource, 'draft' | 'globals' | 'page' | 'sliderDraft'>
  readonly render: Render
  readonly rendererOf: (locale: string) => Pick<PageRenderer, 'frame' | 'page'>
  readonly languages: Languages
}): DraftPages {
  const { source, render, rendererOf, languages } = options
  return {
    async preview(document, asked, unsaved) {
      const locale = siteLanguage(asked, languages)
      const page = await source.draft(document, locale, unsaved)
      return page && render({ page, locale }, { kind: 'preview', isBare: false })
    },
    async previewBlocks(document, asked, layout) {
      const locale = siteLanguage(asked, languages)
      const page = await source.draft(document, locale, { layout })
      return page && render({ page, locale }, { kind: 'picture' })
    },
    async previewGlobal(slug, asked, unsaved) {
      if (!isPageGlobal(slug)) return undefined
      const locale = siteLanguage(asked, languages)
      const [page, globals] = await Promise.all([
        source.page('/', locale),
        source.globals(locale, unsaved && { [slug]: unsaved }),
      ])
      if (!page) return undefined
      const renderer = rendererOf(locale)
      const overlay = pageOptionsOf({ kind: 'preview', isBare: false })
      return uncached(await renderer.page(page, renderer.frame(globals), overlay))
    },
    async previewSlider(id, asked, unsaved) {
      const locale = siteLanguage(asked, languages)
      const slider = await source.sliderDraft(id, locale, unsaved)
      return slider && render({ page: sliderPage(slider), locale }, { kind: 'preview', isBare: true })
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
