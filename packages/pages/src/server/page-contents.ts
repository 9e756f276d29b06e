import {
  isSpecialPath,
  type Languages,
  languageFor,
  NOT_FOUND_PATH,
  parseLocalTexts,
  parseVisibility,
  record,
} from '@vitrine/content/core'
import { siteLanguages } from '@vitrine/content/languages'
import { type Contents, listedDocuments, publishedAt, readDraft, type StoredPage } from '@vitrine/content/queries'
import type { Payload } from 'payload'
import { fillPageLists } from './fill-page-lists.ts'
import { pagesAbove } from './pages-above.ts'

/** Levels of references that content is read with: a block, its form, menu or picture, and what that names. */
const DEPTH = 2

/** The pages that editors put together, block by block. */
export function pageContents(payload: Payload): Contents {
  return {
    async page(path, locale) {
      const found = await publishedAt(payload, 'pages', { path, locale, depth: DEPTH })
      if (!found) return undefined
      const page = storedPage(found, await pagesAbove(payload, found, locale))
      return isSpecialPath(path) ? specialPage(page, locale, siteLanguages(payload)) : page
    },
    async draft(document, locale, unsaved) {
      if (document.collection !== 'pages') return undefined
      const found = await readDraft(payload, document, { locale, depth: DEPTH, unsaved })
      return found ? storedPage(found, await pagesAbove(payload, found, locale)) : undefined
    },
    async listed(locale) {
      const pages = await listedDocuments(payload, { collection: 'pages', locale })
      return pages.filter(({ path }) => !isSpecialPath(path))
    },
    async fill(layout, context) {
      await fillPageLists(payload, layout, context)
      return undefined
    },
  }
}

/**
 * A page that stands for something of the site. Undefined where visitors get that which the site has of itself: in
 * languages that it is not written in, and while it is not for everyone.
 */
function specialPage(page: StoredPage, locale: string, languages: Languages): StoredPage | undefined {
  const isWritten = languageFor(locale, page.languages, languages) === locale
  if (!isWritten || page.visibility !== 'everyone') return undefined
  const special = { ...page, meta: { ...page.meta, noIndex: true }, allowComments: false }
  return page.path === NOT_FOUND_PATH ? { ...special, status: 404 } : special
}

/** Reads a page as Payload gives it. */
function storedPage(doc: object, breadcrumb: StoredPage['breadcrumb']): StoredPage {
  const { id, title, path, paths, layout, meta, updatedAt, languages, visibility, allowComments, footer } = record(doc)
  return {
    document: { collection: 'pages', id: Number(id) },
    title: String(title ?? ''),
    path: String(path ?? '/'),
    paths: parseLocalTexts(paths),
    layout: Array.isArray(layout) ? layout : [],
    meta: record(meta),
    updatedAt: String(updatedAt),
    languages,
    breadcrumb,
    visibility: parseVisibility(visibility),
    allowComments,
    footer,
  }
}
