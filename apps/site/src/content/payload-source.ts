import { readRevision } from '@vitrine/cms/content'
import type { Payload } from 'payload'
import { fillLayout } from './fill-layout.ts'
import type { ContentSource, StoredPage, StoredRedirect, Unsaved } from './source.ts'

/** Levels of references that content is read with: a block, its form, menu or picture, and what that names. */
const DEPTH = 2

/** Pages in one sitemap, by the protocol's own limit. https://www.sitemaps.org/protocol.html */
const MAX_SITEMAP_PAGES = 50_000

/** Reads the content through Payload's Local API, in this process. */
export function payloadSource(payload: Payload): ContentSource {
  const filled = async (page: StoredPage, locale: string): Promise<StoredPage> => {
    await fillLayout(payload, page.layout, { pageId: page.id, locale, depth: DEPTH })
    return page
  }
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
      return docs[0] && filled(storedPage(docs[0]), locale)
    },
    async draft(id, locale, unsaved) {
      const found = await payload.findByID({
        collection: 'pages',
        id,
        ...(unsaved ? formData(unsaved, id) : { draft: true }),
        locale: locale as never,
        depth: DEPTH,
        disableErrors: true,
      })
      return found ? filled(storedPage(found), locale) : undefined
    },
    async globals(locale, unsaved = {}) {
      const read = (slug: 'site' | 'header' | 'footer' | 'theme') =>
        payload.findGlobal({
          slug,
          locale: locale as never,
          depth: DEPTH,
          ...(unsaved[slug] && { data: unsaved[slug] }),
        })
      const [site, header, footer, theme] = await Promise.all([
        read('site'),
        read('header'),
        read('footer'),
        read('theme'),
      ])
      return { site, header, footer, theme }
    },
    async slider(alias, locale) {
      const { docs } = await payload.find({
        collection: 'sliders' as never,
        where: { and: [{ alias: { equals: alias } }, { _status: { equals: 'published' } }] },
        locale: locale as never,
        depth: DEPTH,
        limit: 1,
        pagination: false,
      })
      return docs[0]
    },
    async sliderDraft(id, locale, unsaved) {
      const found = await payload.findByID({
        collection: 'sliders' as never,
        id,
        ...(unsaved ? formData(unsaved, id) : { draft: true }),
        locale: locale as never,
        depth: DEPTH,
        disableErrors: true,
      })
      return found ?? undefined
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
        select: { path: true, updatedAt: true, languages: true },
      })
      return docs.map(({ path, updatedAt, languages }) => ({
        path: String(path),
        updatedAt: String(updatedAt),
        languages,
      }))
    },
    async account(headers) {
      const { user } = await payload.auth({ headers })
      if (!user) return undefined
      const { name, email } = user as { name?: unknown; email?: unknown }
      return { name: String(name || email || '') }
    },
    async pageId(path) {
      const { docs } = await payload.find({
        collection: 'pages',
        where: { and: [{ path: { equals: path } }, { _status: { equals: 'published' } }] },
        depth: 0,
        limit: 1,
        pagination: false,
        select: { path: true },
      })
      return docs[0] && Number(docs[0].id)
    },
    async drafts() {
      const { totalDocs } = await payload.countVersions({
        collection: 'pages',
        where: { and: [{ latest: { equals: true } }, { 'version._status': { equals: 'draft' } }] },
      })
      return totalDocs
    },
  }
}

/** What a form holds, to be read as if it were stored. Not as a draft: then a draft that is stored would be read instead. */
function formData(unsaved: Unsaved, id: number): { readonly data: never } {
  return { data: { ...unsaved, id } as never }
}

interface ParentPage {
  readonly title?: unknown
  readonly path?: unknown
  readonly parent?: unknown
}

/** Reads a page as Payload gives it; its parents come populated as deep as the page was asked for. */
function storedPage(doc: object): StoredPage {
  const { id, title, path, layout, meta, updatedAt, languages, parent } = doc as Record<string, unknown>
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
    languages,
    breadcrumb,
  }
}

function storedRedirect(doc: object): StoredRedirect {
  const { to, status } = doc as { to?: string | null; status?: string }
  return { ...(to ? { to } : {}), status: status === '302' ? 302 : status === '410' ? 410 : 301 }
}
