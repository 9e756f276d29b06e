import { decodeHTMLStrict } from 'entities'
import { parseFeedDate, parseWpDate, realLocalDate } from '../dates/wp-date.ts'
import { inventedId } from './invented-id.ts'
import type { SourceComment, SourceItem, SourceMeta, SourceTermName } from './source.ts'
import type { XmlCategory, XmlRecord } from './xml-record.ts'
import { fieldOf, numberOf, wordOf } from './xml-record.ts'

/** Item of an export from its record. What tools leave out is filled in as WordPress would. */
export function readItem(record: XmlRecord): SourceItem {
  const gmt = wordOf(record, 'wp:post_date_gmt')
  const publishedAt = parseWpDate(gmt) ?? parseFeedDate(wordOf(record, 'pubDate'))
  const modifiedAt = parseWpDate(wordOf(record, 'wp:post_modified_gmt'))
  const localDate = realLocalDate(wordOf(record, 'wp:post_date'))
  const file = wordOf(record, 'wp:attachment_url')
  const password = wordOf(record, 'wp:post_password')
  return {
    id: numberOf(record, 'wp:post_id') || inventedId(identityOf(record)),
    kind: wordOf(record, 'wp:post_type') || 'post',
    title: decodeHTMLStrict(fieldOf(record, 'title')).trim(),
    link: wordOf(record, 'link'),
    guid: wordOf(record, 'guid'),
    author: wordOf(record, 'dc:creator'),
    content: fieldOf(record, 'content:encoded'),
    excerpt: fieldOf(record, 'excerpt:encoded'),
    slug: wordOf(record, 'wp:post_name'),
    status: wordOf(record, 'wp:status') || 'publish',
    parent: numberOf(record, 'wp:post_parent'),
    menuOrder: signedOf(record, 'wp:menu_order'),
    ...(publishedAt !== undefined && { publishedAt }),
    ...(modifiedAt !== undefined && { modifiedAt }),
    ...(localDate !== undefined && { localDate }),
    hasPassword: password !== '',
    ...(password !== '' && { password }),
    isSticky: wordOf(record, 'wp:is_sticky') === '1',
    commentsOpen: ['open', 'registered_only'].includes(wordOf(record, 'wp:comment_status')),
    ...(file !== '' && { file }),
    terms: readTermNames(record.categories),
    metas: readMetas(record, 'wp:postmeta'),
    comments: record.records.filter(({ name }) => name === 'wp:comment').map(readComment),
  }
}

export function readMetas(record: XmlRecord, name: string): readonly SourceMeta[] {
  return record.records
    .filter((meta) => meta.name === name)
    .map((meta) => ({ key: wordOf(meta, 'wp:meta_key'), value: fieldOf(meta, 'wp:meta_value') }))
}

function readComment(record: XmlRecord): SourceComment {
  const at = parseWpDate(wordOf(record, 'wp:comment_date_gmt'))
  const localDate = realLocalDate(wordOf(record, 'wp:comment_date'))
  return {
    id: numberOf(record, 'wp:comment_id'),
    author: decodeHTMLStrict(fieldOf(record, 'wp:comment_author')),
    email: wordOf(record, 'wp:comment_author_email'),
    address: wordOf(record, 'wp:comment_author_url'),
    ip: wordOf(record, 'wp:comment_author_IP'),
    ...(at !== undefined && { at }),
    ...(localDate !== undefined && { localDate }),
    content: fieldOf(record, 'wp:comment_content'),
    approved: wordOf(record, 'wp:comment_approved'),
    type: wordOf(record, 'wp:comment_type') || 'comment',
    parent: numberOf(record, 'wp:comment_parent'),
    metas: readMetas(record, 'wp:commentmeta'),
  }
}

/** Terms of an item. Files of version 1.0 name each twice, once without taxonomy and slug, and call tags `tag`. */
function readTermNames(categories: readonly XmlCategory[]): readonly SourceTermName[] {
  const terms = new Map<string, SourceTermName>()
  const named = new Set(categories.filter(({ nicename }) => nicename !== undefined).map(({ text }) => text))
  for (const { domain, nicename, text } of categories) {
    const name = decodeHTMLStrict(text).trim()
    if (nicename === undefined && (named.has(text) || name === '')) continue
    const taxonomy = domain === undefined ? 'category' : domain === 'tag' ? 'post_tag' : domain
    const slug = nicename?.trim() || slugOf(name)
    if (slug !== '') terms.set(`${taxonomy}:${slug}`, { taxonomy, slug, name: name || slug })
  }
  return [...terms.values()]
}

/** Slug for a term that has none: as WordPress would make it, percent-encoded in lower case beyond ASCII. */
function slugOf(name: string): string {
  const plain = name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')
  return encodeURIComponent(plain.replace(/^-|-$/g, '')).toLowerCase()
}

function signedOf(record: XmlRecord, name: string): number {
  const word = wordOf(record, name)
  return /^-?\d{1,15}$/.test(word) ? Number(word) : 0
}

function identityOf(record: XmlRecord): string {
  return ['guid', 'link', 'title', 'pubDate'].map((name) => fieldOf(record, name)).join('\n')
}
