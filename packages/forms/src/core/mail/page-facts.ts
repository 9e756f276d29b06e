import { record, text } from '@vitrine/content/core'
import type { SiteFacts } from './site-facts.ts'

/** Facts about the page that holds a form, for mail-tags such as `[_post_title]`. */
export type PageFacts = Readonly<Record<'id' | 'name' | 'title' | 'url' | 'author' | 'author_email', string>>

/**
 * Reads a published document, its author with it. Pages have no author: the site speaks for them.
 *
 * @param urlOf Whole address of a path.
 * @returns Undefined for what no visitor may see.
 */
export function pageFacts(raw: unknown, site: SiteFacts, urlOf: (path: string) => string): PageFacts | undefined {
  const document = record(raw)
  const path = text(document.path)
  if (document._status !== 'published' || path === undefined) return undefined
  const author = record(document.author)
  return {
    id: String(document.id),
    name: text(document.slug) ?? '',
    title: text(document.title) ?? '',
    url: urlOf(path),
    author: text(author.title) ?? site.title,
    author_email: emailOf(author.links) ?? site.adminEmail,
  }
}

/** Authors name their address as a link. */
function emailOf(links: unknown): string | undefined {
  const addresses = Array.isArray(links) ? links.map((link) => text(record(link).url) ?? '') : []
  return addresses.find((address) => address.startsWith('mailto:'))?.slice('mailto:'.length)
}
