import { calendarSpan, calendarText, choice, type LocalTexts, parseLocalTexts, record } from '@vitrine/content/core'
import { siteLanguages } from '@vitrine/content/languages'
import { findAtPath, findSelected, type StoredPage } from '@vitrine/content/queries'
import type { Payload } from 'payload'
import { type BlogAddress, TERM_SEGMENTS } from '../core/addresses.ts'
import { ancestorsOf, withParts } from '../core/category-tree.ts'
import { LIST_LAYOUTS } from '../core/list-settings.ts'
import { findCategories } from './find-categories.ts'

/** Levels of references that categories and authors are read with. */
const DEPTH = 1

/** Names of terms in blocks that list posts. */
const FIELD_OF_TERM = { tags: 'tag', series: 'series', authors: 'author' } as const

/** An address of the blog that is a list. */
export type ListAddress = Exclude<BlogAddress, { kind: 'post' }>

/** Address of a list, and the blog's settings. */
export interface ListContext {
  readonly path: string
  readonly base: string
  /** The `blog` global as it is stored. */
  readonly settings: Readonly<Record<string, unknown>>
  readonly locale: string
  /** Reads the zone by whose clocks months and years begin. */
  readonly readTimeZone: () => Promise<string>
}

/** Name of the blog. */
export function blogTitle(settings: Readonly<Record<string, unknown>>): string {
  return String(settings.title || 'Blog')
}

/** A list of posts that nobody put together: a heading, and the posts in parts. */
export async function listPage(
  payload: Payload,
  address: ListAddress,
  context: ListContext,
): Promise<StoredPage | undefined> {
  const { path, base, settings } = context
  const about = await subjectOf(payload, address, context)
  if (!about) return undefined
  const { title, description, kind, which, paths, languages, updatedAt, above = [], ...more } = about
  return {
    title,
    path,
    paths,
    layout: [
      { blockType: 'archiveHeader', id: 'archive-header', title, description, kind, path, ...more },
      {
        blockType: 'postList',
        id: 'posts',
        layout: choice(settings.layout, LIST_LAYOUTS),
        show: 'parts',
        count: settings.perPart,
        isAlone: true,
        ...which,
      },
    ],
    meta: { ...(description ? { description } : {}) },
    updatedAt,
    languages,
    feed: address.kind === 'index' || address.kind === 'term' ? path : base,
    breadcrumb: address.kind === 'index' ? [] : [{ title: blogTitle(settings), path: base }, ...above],
  }
}

/** Subject of a list. */
export interface Subject {
  readonly title: string
  readonly description?: unknown
  /** Name of the text that stands above the title. */
  readonly kind?: 'category' | 'tag' | 'series' | 'author' | 'archive'
  /** Which posts, as a block says it. */
  readonly which: object
  /** Its path in each language, where it has one of its own. */
  readonly paths?: LocalTexts
  readonly languages: unknown
  readonly updatedAt: string
  readonly image?: unknown
  readonly role?: unknown
  readonly links?: unknown
  /** Categories that it is a part of, the outermost first. */
  readonly above?: readonly { readonly title: string; readonly path: string }[]
}

/** Finds what a list is about; undefined when there is no such thing. */
export async function subjectOf(
  payload: Payload,
  address: ListAddress,
  context: ListContext,
): Promise<Subject | undefined> {
  const { path, settings, locale } = context
  // Lists that nobody wrote are there in every language.
  const everywhere = {
    languages: siteLanguages(payload),
    updatedAt: String(settings.updatedAt ?? new Date(0).toISOString()),
  }
  switch (address.kind) {
    case 'index':
      return { title: blogTitle(settings), description: settings.description, which: {}, ...everywhere }
    case 'year':
    case 'month': {
      const { year } = address
      const month = address.kind === 'month' ? address.month : undefined
      const timeZone = await context.readTimeZone()
      const { from, to } = calendarSpan({ year, month }, timeZone)
      const firstDay = [String(year).padStart(4, '0'), String(month ?? 1).padStart(2, '0'), '01'].join('-')
      return {
        title: calendarText(firstDay, address.kind, { locale, timeZone }),
        kind: 'archive',
        which: { from: from.toISOString(), to: to.toISOString() },
        ...everywhere,
      }
    }
    case 'term': {
      const { collection } = address
      const term = await findAtPath(payload, { collection, path, locale }, async (where) => {
        const { docs } = await findSelected(payload, {
          collection,
          where,
          locale,
          depth: DEPTH,
          limit: 1,
          pagination: false,
        })
        return docs[0]
      })
      if (!term) return undefined
      const { id, title, description, image, role, links, paths, languages, updatedAt } = record(term)
      const isCategory = collection === 'categories'
      const tree = isCategory ? await findCategories(payload, locale) : []
      return {
        title: String(title ?? ''),
        description,
        kind: TERM_SEGMENTS[collection],
        which: isCategory ? { categories: withParts(Number(id), tree) } : { [FIELD_OF_TERM[collection]]: id },
        above: ancestorsOf(Number(id), tree),
        paths: parseLocalTexts(paths),
        languages,
        updatedAt: String(updatedAt),
        image,
        role,
        links,
      }
    }
  }
}
