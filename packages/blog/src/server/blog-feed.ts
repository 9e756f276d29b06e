import { dateOf, given, record, text } from '@vitrine/content/core'
import type { ContentFile, FileSite } from '@vitrine/content/queries'
import { type ParseContext, parseHref, parseImage } from '@vitrine/kit/core'
import {
  type Feed,
  type FeedItem,
  type FeedKind,
  feedFile,
  feedGuid,
  MAX_FEED_HTML,
  MAX_FEED_ITEMS,
  MAX_FEED_WORDS,
} from '@vitrine/seo/core'
import type { Payload } from 'payload'
import { feedHtml } from '../core/feed-html.ts'
import { authorNames } from '../core/post-authors.ts'
import { wordsOf } from '../core/reading.ts'
import { whereOf } from './fill-posts.ts'
import { findFirst } from './find-posts.ts'
import type { Subject } from './list-page.ts'

/**
 * Reads the path of a feed: the list that it is of, and how it is written. `/feed.xml` is of the whole blog.
 *
 * @param base Address of the blog.
 */
export function parseFeedPath(path: string, base: string): { list: string; kind: FeedKind } | undefined {
  const [, list, kind] = path.match(/^(.*\/)feed\.(xml|json)$/) ?? []
  if (list === undefined) return undefined
  return { list: list === '/' ? base : list, kind: kind === 'json' ? 'json' : 'xml' }
}

/** Makes the feed of a list. */
export async function feedOf(
  payload: Payload,
  about: Subject,
  context: {
    readonly list: string
    readonly kind: FeedKind
    readonly locale: string
    readonly site: FileSite
    /** Name of the whole blog. */
    readonly blogTitle: string
  },
): Promise<ContentFile> {
  const { list, kind, locale, site, blogTitle } = context
  const which = whereOf({ ...about.which })
  const posts = await findFirst(payload, { where: which, count: MAX_FEED_ITEMS, locale, shown: 'whole' })
  const home = site.urlOf(list)
  const feed: Feed = {
    title: [about.title, ...(about.title === blogTitle ? [] : [blogTitle]), site.name].join(' – '),
    description: text(about.description) ?? '',
    language: locale,
    home,
    self: `${home}feed`,
    items: posts.flatMap((post) => itemOf(record(post), { site, parse: parseContext(locale, site) }) ?? []),
  }
  return feedFile(kind, feed)
}

function parseContext(locale: string, site: FileSite): ParseContext {
  return { locale, image: parseImage, href: (raw) => parseHref(raw, site.urlOf), blocks: () => [] }
}

function itemOf(
  post: Readonly<Record<string, unknown>>,
  { site, parse }: { readonly site: FileSite; readonly parse: ParseContext },
): FeedItem | undefined {
  const [title, path, published] = [text(post.title), text(post.path), dateOf(post.publishedAt)]
  if (title === undefined || path === undefined || published === undefined) return undefined
  const made = new Date(String(post.createdAt))
  const url = site.urlOf(path)
  const image = parseImage(post.image)?.fallback
  const categories = Array.isArray(post.categories) ? post.categories : []
  return {
    // One that came from another site is known to readers by the name that it had there.
    guid: text(post.guid) ?? feedGuid('post', Number(post.id), made, parse.locale),
    url,
    title,
    published,
    authors: authorNames(post),
    categories: categories.flatMap((category) => text(record(category).title) ?? []),
    ...given({
      summary: text(post.summary),
      words: text(wordsOf(post.layout).slice(0, MAX_FEED_WORDS)),
      html: text(firstPieces(feedHtml(post.layout, { parse, postUrl: url }), MAX_FEED_HTML)),
      image: image && { ...image, url: new URL(image.url, url).href },
    }),
  }
}

/** As many whole pieces as fit into a number of characters. */
function firstPieces(pieces: readonly string[], limit: number): string {
  let length = 0
  const fitting = pieces.findIndex((piece) => {
    length += piece.length
    return length > limit
  })
  return (fitting === -1 ? pieces : pieces.slice(0, fitting)).join('\n')
}
