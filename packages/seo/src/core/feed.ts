import { escapeXml, type ImageFile, xmlElement } from '@vitrine/content/core'

/** A list of posts or topics for programs that read feeds. Addresses are absolute. */
export interface Feed {
  readonly title: string
  readonly description: string
  /** BCP 47 tag. */
  readonly language: string
  /** The page that shows the same. */
  readonly home: string
  /** Address of the feed without its ending. */
  readonly self: string
  readonly items: readonly FeedItem[]
}

export interface FeedItem {
  /** Name that stays the same, however its address changes: programs take an item with another one for new. */
  readonly guid: string
  readonly url: string
  readonly title: string
  readonly summary?: string
  /** All that it says, a line for each paragraph. */
  readonly words?: string
  /** The same as HTML, with whole addresses; without it, the words are paragraphs. */
  readonly html?: string
  /** With a whole address. */
  readonly image?: ImageFile
  /** ISO 8601. */
  readonly published: string
  readonly updated?: string
  readonly authors: readonly string[]
  readonly categories: readonly string[]
}

/** Items of one feed: readers ask often, and want what is new. */
export const MAX_FEED_ITEMS = 20

/** Characters of one item of a feed. */
export const MAX_FEED_WORDS = 50_000

/** Characters of one item as HTML. */
export const MAX_FEED_HTML = 100_000

/** RSS 2.0. https://www.rssboard.org/rss-specification */
export function rssFeed(feed: Feed): string {
  const { title, description, language, home, self, items } = feed
  const newest = items.map(({ published, updated }) => updated ?? published).sort()
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/">',
    '<channel>',
    xmlElement('title', title),
    xmlElement('link', home),
    xmlElement('description', description || title),
    xmlElement('language', language),
    `<atom:link href="${escapeXml(`${self}.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...newest.slice(-1).map((date) => xmlElement('lastBuildDate', new Date(date).toUTCString())),
    ...items.map(rssItem),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

function rssItem(item: FeedItem): string {
  const { guid, url, title, summary, image, published, authors, categories } = item
  const html = htmlOf(item)
  return [
    '<item>',
    xmlElement('title', title),
    xmlElement('link', url),
    `<guid isPermaLink="false">${escapeXml(guid)}</guid>`,
    xmlElement('pubDate', new Date(published).toUTCString()),
    ...(summary ? [xmlElement('description', summary)] : []),
    // Markup within XML: its own signs are escaped once more.
    ...(html ? [xmlElement('content:encoded', html)] : []),
    ...(image ? [mediaContent(image)] : []),
    ...authors.map((author) => xmlElement('dc:creator', author)),
    ...categories.map((category) => xmlElement('category', category)),
    '</item>',
  ].join('\n')
}

/** Media RSS, which newsletter services take their images from. https://www.rssboard.org/media-rss */
function mediaContent({ url, type, width, height }: ImageFile): string {
  return `<media:content url="${escapeXml(url)}" medium="image" type="${type}" width="${width}" height="${height}"/>`
}

function htmlOf({ html, words }: FeedItem): string | undefined {
  return (
    html ??
    (words &&
      linesOf(words)
        .map((line) => xmlElement('p', line))
        .join(''))
  )
}

/** JSON Feed 1.1. https://www.jsonfeed.org/version/1.1/ */
export function jsonFeed(feed: Feed): string {
  const { title, description, language, home, self, items } = feed
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    ...(description && { description }),
    language,
    home_page_url: home,
    feed_url: `${self}.json`,
    items: items.map(jsonItem),
  })
}

function jsonItem(item: FeedItem): object {
  const { guid, url, title, summary, words, image, published, updated, authors, categories } = item
  const html = htmlOf(item)
  return {
    id: guid,
    url,
    title,
    // A reader wants some text of each.
    content_text: words ? linesOf(words).join('\n\n') : (summary ?? title),
    ...(html && { content_html: html }),
    ...(summary && { summary }),
    ...(image && { image: image.url }),
    date_published: published,
    ...(updated && { date_modified: updated }),
    ...(authors.length > 0 && { authors: authors.map((author) => ({ name: author })) }),
    ...(categories.length > 0 && { tags: categories }),
  }
}

function linesOf(words: string): readonly string[] {
  return words.split('\n').filter((line) => line.trim() !== '')
}

const WRITERS = {
  xml: { type: 'application/rss+xml; charset=utf-8', write: rssFeed },
  json: { type: 'application/feed+json; charset=utf-8', write: jsonFeed },
} as const

/** How a feed is written, by the ending of its file. */
export type FeedKind = keyof typeof WRITERS

/** Writes a feed, with its media type. */
export function feedFile(kind: FeedKind, feed: Feed): { readonly type: string; readonly text: string } {
  const { type, write } = WRITERS[kind]
  return { type, text: write(feed) }
}
