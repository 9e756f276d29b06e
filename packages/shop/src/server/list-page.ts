import { given, parseLocalTexts, record, text } from '@vitrine/content/core'
import { siteLanguages } from '@vitrine/content/languages'
import { findAtPath, findSelected, type ListedPage, type Query, type StoredPage } from '@vitrine/content/queries'
import type { Payload } from 'payload'
import { TERM_SEGMENTS, type TermSegment } from '../core/addresses.ts'
import { parseShopTexts } from '../core/shop-texts.ts'

/** Address of a list, and the shop's settings. */
export interface ListContext {
  readonly path: string
  readonly base: string
  /** The `shop-settings` global as it is stored. */
  readonly settings: Readonly<Record<string, unknown>>
  readonly locale: string
  readonly query: Query
}

/** Name of the shop. */
export function shopTitle({ settings, locale }: Pick<ListContext, 'settings' | 'locale'>): string {
  return text(settings.title) ?? parseShopTexts(settings.texts, locale).title
}

/** All products, where nobody put a page together for them. */
export function indexPage(payload: Payload, context: ListContext): StoredPage {
  const { settings } = context
  return listPage(context, {
    title: shopTitle(context),
    description: settings.description,
    ...everywhere(payload, settings),
    breadcrumb: [],
  })
}

/** The list of all products, for the sitemap. */
export function indexListing(payload: Payload, context: Pick<ListContext, 'base' | 'settings' | 'locale'>): ListedPage {
  const { base, settings } = context
  return {
    collection: 'products',
    title: shopTitle(context),
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

/** The products of a category, tag or brand; undefined when there is none at this path. */
export async function termPage(
  payload: Payload,
  segment: TermSegment,
  context: ListContext,
): Promise<StoredPage | undefined> {
  const { path, base, locale } = context
  const collection = TERM_SEGMENTS[segment]
  const term = await findAtPath(payload, { collection, path, locale }, async (where) => {
    const { docs } = await findSelected(payload, { collection, where, locale, depth: 0, limit: 1, pagination: false })
    return docs[0]
  })
  if (!term) return undefined
  const { id, title, description, paths, languages, updatedAt } = record(term)
  return listPage(context, {
    title: String(title ?? ''),
    description,
    scope: { segment, id },
    paths: parseLocalTexts(paths),
    languages,
    updatedAt: String(updatedAt),
    breadcrumb: [{ title: shopTitle(context), path: base }],
  })
}

function listPage(
  { path, base, query }: ListContext,
  about: Pick<StoredPage, 'title' | 'paths' | 'languages' | 'updatedAt' | 'breadcrumb'> & {
    readonly description?: unknown
    readonly scope?: object
  },
): StoredPage {
  const { title, description, scope, ...page } = about
  return {
    ...page,
    title,
    path,
    layout: [{ blockType: 'productIndex', id: 'products', title, description, scope, all: base, asked: query }],
    meta: { ...(description ? { description } : {}) },
  }
}
