import { parseLocalTexts, parseVisibility, record } from '@vitrine/content/core'
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
      const page = await publishedAt(payload, 'pages', { path, locale, depth: DEPTH })
      return page && storedPage(page, await pagesAbove(payload, page, locale))
    },
    async draft(document, locale, unsaved) {
      if (document.collection !== 'pages') return undefined
      const found = await readDraft(payload, document, { locale, depth: DEPTH, unsaved })
      return found ? storedPage(found, await pagesAbove(payload, found, locale)) : undefined
    },
    listed(locale) {
      return listedDocuments(payload, { collection: 'pages', locale })
    },
    async fill(layout, context) {
      await fillPageLists(payload, layout, context)
      return undefined
    },
  }
}

/** Reads a page as Payload gives it. */
function storedPage(doc: object, breadcrumb: StoredPage['breadcrumb']): StoredPage {
  const { id, title, path, paths, layout, meta, updatedAt, languages, visibility, allowComments } = record(doc)
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
  }
}
