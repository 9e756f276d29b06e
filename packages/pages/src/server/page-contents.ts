import { type Contents, type ListedPage, readDraft, type StoredPage } from '@vitrine/cms/content'
import { given, parseMediaFile, record, text } from '@vitrine/ui/core'
import type { Payload } from 'payload'
import { fillPageLists } from './fill-page-lists.ts'

/** Levels of references that content is read with: a block, its form, menu or picture, and what that names. */
const DEPTH = 2

/** Pages that search engines are told of, by the protocol's own limit. https://www.sitemaps.org/protocol.html */
const MAX_LISTED = 50_000

/** The pages that editors put together, block by block. */
export function pageContents(payload: Payload): Contents {
  return {
    async page(path, locale) {
      const { docs } = await payload.find({
        collection: 'pages',
        where: { and: [{ path: { equals: path } }, { _status: { equals: 'published' } }] },
        locale: locale as never,
        depth: DEPTH,
        limit: 1,
        pagination: false,
      })
      return docs[0] && storedPage(docs[0])
    },
    async draft(document, locale, unsaved) {
      if (document.collection !== 'pages') return undefined
      const found = await readDraft(payload, document, { locale, depth: DEPTH, unsaved })
      return found ? storedPage(found) : undefined
    },
    async listed(locale): Promise<readonly ListedPage[]> {
      const { docs } = await payload.find({
        collection: 'pages',
        where: { and: [{ _status: { equals: 'published' } }, { 'meta.noIndex': { not_equals: true } }] },
        locale: locale as never,
        depth: 1,
        limit: MAX_LISTED,
        pagination: false,
        sort: 'path',
        select: { title: true, path: true, updatedAt: true, languages: true, meta: true },
      })
      return docs.map(({ title, path, updatedAt, languages, meta }) => ({
        collection: 'pages',
        title: String(title ?? ''),
        ...given({ description: text(record(meta).description) }),
        pictures: [parseMediaFile(record(meta).image, 'image/')?.url ?? []].flat(),
        path: String(path),
        updatedAt: String(updatedAt),
        languages,
      }))
    },
    async fill(layout, filling) {
      await fillPageLists(payload, layout, filling)
      return undefined
    },
  }
}

/** Reads a page as Payload gives it; its parents come populated as deep as the page was asked for. */
function storedPage(doc: object): StoredPage {
  const { id, title, path, layout, meta, updatedAt, languages, parent } = record(doc)
  const breadcrumb: { title: string; path: string }[] = []
  for (let above = record(parent); typeof above.path === 'string'; above = record(above.parent)) {
    if (typeof above.title === 'string') breadcrumb.unshift({ title: above.title, path: above.path })
  }
  return {
    document: { collection: 'pages', id: Number(id) },
    title: String(title ?? ''),
    path: String(path ?? '/'),
    layout: Array.isArray(layout) ? layout : [],
    meta: record(meta),
    updatedAt: String(updatedAt),
    languages,
    breadcrumb,
  }
}
