import { parseLocalTexts, parseVisibility, record, referenceId, referenceIds } from '@vitrine/content/core'
import { metaOf, type StoredPage } from '@vitrine/content/queries'
import type { Payload, Where } from 'payload'
import { findFirst, findNeighbour } from './find-posts.ts'
import { blogTitle } from './list-page.ts'

/** Posts that are shown below another. */
const RELATED = 3

/** Most posts of a series that are listed. */
const MAX_IN_SERIES = 60

/**
 * Puts a post together as a page: what is above and below it are blocks as its own are.
 *
 * @param settings The `blog` global as it is stored.
 */
export async function postPage(
  payload: Payload,
  doc: object,
  context: { readonly base: string; readonly settings: Readonly<Record<string, unknown>>; readonly locale: string },
): Promise<StoredPage> {
  const { base, settings, locale } = context
  const { layout, meta, ...post } = record(doc)
  const { id, title, path, paths, visibility, updatedAt, languages, summary, image } = post
  const { showContents, showRelated } = settings
  // A draft that is not saved yet has no date at all.
  const date = String(post.publishedAt ?? updatedAt ?? new Date().toISOString())
  const neighbours = { id: Number(id), date, locale }
  const [previous, next, related, inSeries] = await Promise.all([
    findNeighbour(payload, { ...neighbours, way: 'before' }),
    findNeighbour(payload, { ...neighbours, way: 'after' }),
    showRelated === false ? [] : relatedPosts(payload, post, locale),
    seriesPosts(payload, post, locale),
  ])
  const blocks = Array.isArray(layout) ? layout : []
  return {
    document: { collection: 'posts', id: Number(id) },
    title: String(title ?? ''),
    path: String(path ?? base),
    paths: parseLocalTexts(paths),
    layout: [
      { blockType: 'postHeader', id: 'post-header', post, inSeries, base },
      ...(showContents === false ? [] : [{ blockType: 'postContents', id: 'post-contents', texts: blocks }]),
      ...blocks,
      { blockType: 'postFooter', id: 'post-footer', post, previous, next, related, inSeries },
    ],
    meta: metaOf(meta, { description: summary, image }),
    updatedAt: String(updatedAt),
    languages,
    feed: base,
    visibility: parseVisibility(visibility),
    allowComments: post.allowComments,
    publishedAt: post.publishedAt,
    breadcrumb: [{ title: blogTitle(settings), path: base }],
  }
}

async function relatedPosts(
  payload: Payload,
  post: Readonly<Record<string, unknown>>,
  locale: string,
): Promise<readonly object[]> {
  const chosen = referenceIds(post.related)
  const find = (where: Where, count: number) => findFirst(payload, { where, count, locale, shown: 'summary' })
  if (chosen.length > 0) {
    const posts = await find({ id: { in: [...chosen] } }, chosen.length)
    return chosen.flatMap((id) => posts.find((found) => record(found).id === id) ?? [])
  }
  const [categories, tags] = [referenceIds(post.categories), referenceIds(post.tags)]
  if (categories.length + tags.length === 0) return []
  const alike: Where = { or: [{ categories: { in: [...categories] } }, { tags: { in: [...tags] } }] }
  return find({ and: [{ id: { not_equals: post.id } }, alike] }, RELATED)
}

async function seriesPosts(
  payload: Payload,
  post: Readonly<Record<string, unknown>>,
  locale: string,
): Promise<readonly object[]> {
  const series = referenceId(post.series)
  if (series === undefined) return []
  const where = { series: { equals: series } }
  const posts = await findFirst(payload, { where, count: MAX_IN_SERIES, locale, shown: 'name' })
  // The first part of a series is the oldest.
  return [...posts].sort((a, b) => String(record(a).publishedAt).localeCompare(String(record(b).publishedAt)))
}
