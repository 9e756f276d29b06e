import { given, parseLocalTexts, record, text } from '@vitrine/content/core'
import { siteLanguages } from '@vitrine/content/languages'
import { findAtPath, findSelected, type ListedPage, type StoredPage } from '@vitrine/content/queries'
import type { Payload } from 'payload'

/** Address of a list, and the portfolio's settings. */
export interface ListContext {
  readonly path: string
  readonly base: string
  /** The `portfolio` global as it is stored. */
  readonly settings: Readonly<Record<string, unknown>>
  readonly locale: string
}

/** Name of the portfolio. */
export function portfolioTitle(settings: Readonly<Record<string, unknown>>): string {
  return String(settings.title || 'Projects')
}

/** All projects, where nobody put a page together for them. */
export function indexPage(payload: Payload, context: ListContext): StoredPage {
  const { settings } = context
  return listPage(context, {
    title: portfolioTitle(settings),
    description: settings.description,
    ...everywhere(payload, settings),
    breadcrumb: [],
  })
}

/** The list of all projects, as structured data for search engines. */
export function indexListing(payload: Payload, { base, settings }: Pick<ListContext, 'base' | 'settings'>): ListedPage {
  return {
    collection: 'projects',
    title: portfolioTitle(settings),
    ...given({ description: text(settings.description) }),
    images: [],
    path: base,
    ...everywhere(payload, settings),
  }
}

/** A list that nobody wrote is there in every language. */
function everywhere(payload: Payload, settings: ListContext['settings']) {
  return {
    languages: siteLanguages(payload),
    updatedAt: String(settings.updatedAt ?? new Date(0).toISOString()),
  }
}

/** The projects of a category; undefined when there is no such category. */
export async function categoryPage(payload: Payload, context: ListContext): Promise<StoredPage | undefined> {
  const { path, base, settings, locale } = context
  const collection = 'project-categories'
  const category = await findAtPath(payload, { collection, path, locale }, async (where) => {
    const { docs } = await findSelected(payload, { collection, where, locale, depth: 0, limit: 1, pagination: false })
    return docs[0]
  })
  if (!category) return undefined
  const { id, title, description, paths, languages, updatedAt } = record(category)
  return listPage(context, {
    title: String(title ?? ''),
    description,
    category: id,
    paths: parseLocalTexts(paths),
    languages,
    updatedAt: String(updatedAt),
    breadcrumb: [{ title: portfolioTitle(settings), path: base }],
  })
}

function listPage(
  { path, base, settings }: ListContext,
  about: Pick<StoredPage, 'title' | 'paths' | 'languages' | 'updatedAt' | 'breadcrumb'> & {
    readonly description?: unknown
    readonly category?: unknown
  },
): StoredPage {
  const { title, description, category, languages, updatedAt, breadcrumb } = about
  const { layout, captions, columns, show, count, showFilter } = settings
  return {
    title,
    path,
    layout: [
      {
        blockType: 'projectIndex',
        id: 'projects',
        title,
        description,
        category,
        all: base,
        filtered: showFilter !== false,
        layout,
        captions,
        columns,
        show,
        count,
      },
    ],
    meta: { ...(description ? { description } : {}) },
    updatedAt,
    languages,
    breadcrumb,
  }
}
