import { readRevision } from '@vitrine/cms/content'
import type { Payload } from 'payload'
import type { ContentSource, StoredPage, StoredRedirect } from './source.ts'

/** Levels of references that content is read with: a block, its form, menu or picture, and what that names. */
const DEPTH = 2

/** Pages in one sitemap, by the protocol's own limit. https://www.sitemaps.org/protocol.html */
const MAX_SITEMAP_PAGES = 50_000

/** Reads the content through Payload's Local API, in this process. */
export function payloadSource(payload: Payload): ContentSource {
  return {
    revision: () => readRevision(payload),
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
    async draft(id, locale) {
      const found = await payload.findByID({
        collection: 'pages',
        id,
        draft: true,
        locale: locale as never,
        depth: DEPTH,
        disableErrors: true,
      })
      return found ? storedPage(found) : undefined
    },
    async globals(locale) {
      const read = (slug: 'site' | 'header' | 'footer' | 'theme') =>
        payload.findGlobal({ slug, locale: locale as never, depth: DEPTH })
      const [site, header, footer, theme] = await Promise.all([
        read('site'),
        read('header'),
        read('footer'),
        read('theme'),
      ])
      return { site, header, footer, theme }
    },
    async redirect(path) {
      const { docs } = await payload.find({
        collection: 'redirects',
        where: { from: { equals: path } },
        depth: 0,
        limit: 1,
        pagination: false,
      })
      return docs[0] && storedRedirect(docs[0])
    },
    async paths(locale) {
      const { docs } = await payload.find({
        collection: 'pages',
        where: { and: [{ _status: { equals: 'published' } }, { 'meta.noIndex': { not_equals: true } }] },
        locale: locale as never,
        depth: 0,
        limit: MAX_SITEMAP_PAGES,
        pagination: false,
        sort: 'path',
        select: { path: true, updatedAt: true },
      })
      return docs.map(({ path, updatedAt }) => ({ path: String(path), updatedAt: String(updatedAt) }))
    },
    async isSignedIn(headers) {
      return (await payload.auth({ headers })).user !== null
    },
  }
}

interface ParentPage {
  readonly title?: unknown
  readonly path?: unknown
  readonly parent?: unknown
}

/** Reads a page as Payload gives it; its parents come populated as deep as the page was asked for. */
function storedPage(doc: object): StoredPage {
  const { id, title, path, layout, meta, updatedAt, parent } = doc as Record<string, unknown>
  const breadcrumb: { title: string; path: string }[] = []
  let above = parent
  while (typeof above === 'object' && above !== null) {
    const step = above as ParentPage
    if (typeof step.title === 'string' && typeof step.path === 'string') {
      breadcrumb.unshift({ title: step.title, path: step.path })
    }
    above = step.parent
  }
  return {
    id: Number(id),
    title: String(title ?? ''),
    path: String(path ?? '/'),
    layout: Array.isArray(layout) ? layout : [],
    meta: typeof meta === 'object' && meta !== null ? (meta as Record<string, unknown>) : {},
    updatedAt: String(updatedAt),
    breadcrumb,
  }
}

function storedRedirect(doc: object): StoredRedirect {
  const { to, status } = doc as { to?: string | null; status?: string }
  return { ...(to ? { to } : {}), status: status === '302' ? 302 : status === '410' ? 410 : 301 }
}
