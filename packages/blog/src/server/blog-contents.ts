import { type Contents, formData, type ListedPage, type StoredPage } from '@vitrine/cms/content'
import { given, parseMediaFile, record, text } from '@vitrine/ui/core'
import type { Payload } from 'payload'
import { type BlogAddress, blogBase, parseBlogAddress, TERM_COLLECTIONS, TERM_SEGMENTS } from '../core/addresses.ts'
import { fillPosts } from './fill-posts.ts'
import { visibleAt } from './find-posts.ts'
import { postPage } from './post-page.ts'

/** Levels of references that posts are read with: a block, its form or picture, and what that names. */
const DEPTH = 2

/** Addresses of one kind that search engines are told of. */
const MAX_LISTED = 50_000

/** Names of terms in blocks that list posts. */
const FIELD_OF_TERM = { categories: 'category', tags: 'tag', series: 'series', authors: 'author' } as const

/** Posts, and the lists of them that nobody put together. */
export function blogContents(payload: Payload): Contents {
  const readSettings = async (locale: string) =>
    record(await payload.findGlobal({ slug: 'blog' as never, locale: locale as never, depth: 0 }))

  const readPost = async (path: string, context: { base: string; settings: object; locale: string }) => {
    const { docs } = await payload.find({
      collection: 'posts' as never,
      where: { and: [{ path: { equals: path } }, visibleAt(new Date())] },
      locale: context.locale as never,
      depth: DEPTH,
      limit: 1,
      pagination: false,
    })
    return docs[0] && postPage(payload, docs[0], context)
  }

  return {
    collections: ['posts'],
    async page(path, locale) {
      const settings = await readSettings(locale)
      const base = blogBase(settings)
      const address = parseBlogAddress(path, base)
      if (!address) return undefined
      if (address.kind === 'post') return readPost(path, { base, settings, locale })
      return listPage(payload, address, { path, base, settings, locale })
    },
    async draft({ collection, id }, locale, unsaved) {
      if (collection !== 'posts') return undefined
      const found = await payload.findByID({
        collection: 'posts' as never,
        id,
        ...(unsaved ? formData(unsaved, id) : { draft: true }),
        locale: locale as never,
        depth: DEPTH,
        disableErrors: true,
      })
      const settings = await readSettings(locale)
      return found ? postPage(payload, found, { base: blogBase(settings), settings, locale }) : undefined
    },
    async listed(locale) {
      const find = async (collection: string, where: object): Promise<readonly ListedPage[]> => {
        const { docs } = await payload.find({
          collection: collection as never,
          where: where as never,
          locale: locale as never,
          depth: 1,
          limit: MAX_LISTED,
          pagination: false,
          sort: 'path',
          select: {
            title: true,
            path: true,
            summary: true,
            description: true,
            image: true,
            updatedAt: true,
            languages: true,
          } as never,
        })
        return docs.map((doc) => {
          const { title, path, summary, description, image, updatedAt, languages } = record(doc)
          return {
            collection,
            title: String(title ?? ''),
            ...given({ description: text(summary) ?? text(description) }),
            pictures: [parseMediaFile(image, 'image/')?.url ?? []].flat(),
            path: String(path),
            updatedAt: String(updatedAt),
            languages,
          }
        })
      }
      const visible = { and: [visibleAt(new Date()), { 'meta.noIndex': { not_equals: true } }] }
      const lists = await Promise.all([find('posts', visible), ...TERM_COLLECTIONS.map((terms) => find(terms, {}))])
      return lists.flat()
    },
    fill: (layout, filling) => fillPosts(payload, layout, filling),
  }
}

/** A list of posts that nobody put together: a heading, and the posts in parts. */
async function listPage(
  payload: Payload,
  address: Exclude<BlogAddress, { kind: 'post' }>,
  context: {
    readonly path: string
    readonly base: string
    readonly settings: Readonly<Record<string, unknown>>
    readonly locale: string
  },
): Promise<StoredPage | undefined> {
  const { path, base, settings, locale } = context
  const blogTitle = String(settings.title || 'Blog')
  const about = await subjectOf(payload, address, { path, blogTitle, settings, locale })
  if (!about) return undefined
  const { title, description, kind, which, languages, updatedAt, ...more } = about
  return {
    title,
    path,
    layout: [
      { blockType: 'archiveHeader', id: 'archive-header', title, description, kind, path, ...more },
      {
        blockType: 'postList',
        id: 'posts',
        layout: settings.layout,
        show: 'parts',
        count: settings.perPart,
        isAlone: true,
        ...which,
      },
    ],
    meta: { ...(description ? { description } : {}) },
    updatedAt,
    languages,
    breadcrumb: address.kind === 'index' ? [] : [{ title: blogTitle, path: base }],
  }
}

interface Subject {
  readonly title: string
  readonly description?: unknown
  /** Name of the text that stands above the title. */
  readonly kind?: 'category' | 'tag' | 'series' | 'author' | 'archive'
  /** Which posts, as a block says it. */
  readonly which: object
  readonly languages: unknown
  readonly updatedAt: string
  readonly image?: unknown
  readonly role?: unknown
  readonly links?: unknown
}

async function subjectOf(
  payload: Payload,
  address: Exclude<BlogAddress, { kind: 'post' }>,
  context: {
    readonly path: string
    readonly blogTitle: string
    readonly settings: Readonly<Record<string, unknown>>
    readonly locale: string
  },
): Promise<Subject | undefined> {
  const { path, blogTitle, settings, locale } = context
  // Lists that nobody wrote are there in every language.
  const everywhere = {
    languages: payload.config.localization ? payload.config.localization.localeCodes : [],
    updatedAt: String(settings.updatedAt ?? new Date(0).toISOString()),
  }
  switch (address.kind) {
    case 'index':
      return { title: blogTitle, description: settings.description, which: {}, ...everywhere }
    case 'year':
    case 'month': {
      const { year } = address
      const month = address.kind === 'month' ? address.month : undefined
      const format = new Intl.DateTimeFormat(locale, {
        year: 'numeric',
        ...(month && { month: 'long' }),
        timeZone: 'UTC',
      })
      const title = format.format(Date.UTC(year, (month ?? 1) - 1))
      return { title, kind: 'archive', which: { year, ...(month && { month }) }, ...everywhere }
    }
    case 'term': {
      const { docs } = await payload.find({
        collection: address.collection as never,
        where: { path: { equals: path } },
        locale: locale as never,
        depth: DEPTH,
        limit: 1,
        pagination: false,
      })
      if (!docs[0]) return undefined
      const { id, title, description, image, role, links, languages, updatedAt } = record(docs[0])
      return {
        title: String(title ?? ''),
        description,
        kind: TERM_SEGMENTS[address.collection],
        which: { [FIELD_OF_TERM[address.collection]]: id },
        languages,
        updatedAt: String(updatedAt),
        image,
        role,
        links,
      }
    }
  }
}
