import type { BlockBase } from '@vitrine/kit/core'
import type { PostHeaderBlock } from '../blocks/post-header/post-header.block.ts'

/** A post as schema.org describes it; undefined for a page that is none. https://schema.org/BlogPosting */
export function blogPosting(
  blocks: readonly BlockBase[],
  { siteUrl }: { readonly siteUrl: string },
): object | undefined {
  const header = blocks.find((block): block is PostHeaderBlock => block.blockType === 'postHeader')
  if (!header) return undefined
  const { title, excerpt, image, published, updated, authors, categories, tags } = header
  const absolute = (address: string) => new URL(address, siteUrl).href
  const people = authors.map(({ title: name, href }) => ({ '@type': 'Person', name, url: absolute(href) }))
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    ...(excerpt && { description: excerpt }),
    ...(image && { image: absolute(image.fallback.url) }),
    ...(published && { datePublished: published, dateModified: updated ?? published }),
    ...(people.length > 0 && { author: people.length === 1 ? people[0] : people }),
    ...(categories.length > 0 && { articleSection: categories.map((category) => category.title) }),
    ...(tags.length > 0 && { keywords: tags.map((tag) => tag.title).join(', ') }),
  }
}
