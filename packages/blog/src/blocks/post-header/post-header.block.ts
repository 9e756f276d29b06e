import { dateOf, given, type Image, list, record, text, within } from '@vitrine/content/core'
import { type BlockOf, defineGeneratedBlock } from '@vitrine/kit/block'
import { parseTerm, parseTerms, type Term } from '@vitrine/kit/core'
import { type PostAuthor, parsePostAuthors } from '../../core/post-authors.ts'
import { MAX_MINUTES } from '../../core/post-summary.ts'

/** Header of a post: title, authors and date. */
interface PostHeader {
  readonly title: string
  /** As its editor wrote it; not what lists show instead. */
  readonly excerpt?: string
  readonly image?: Image
  readonly caption?: string
  /** Time of publication, as ISO 8601 in UTC. */
  readonly published?: string
  /** Time of the last change. */
  readonly updated?: string
  readonly authors: readonly PostAuthor[]
  readonly categories: readonly Term[]
  readonly tags: readonly Term[]
  readonly minutes?: number
  readonly series?: Term & { readonly number: number; readonly of: number }
}

/** The head of a post. */
export const postHeader = defineGeneratedBlock({
  name: 'postHeader',
  read: (raw, parse): PostHeader => {
    const post = record(raw.post)
    const inSeries = list(raw.inSeries)
    const series = parseTerm(post.series, parse)
    const place = inSeries.findIndex(({ id }) => id === post.id) + 1
    return {
      title: text(post.title) ?? '',
      authors: parsePostAuthors(post, parse),
      categories: parseTerms(post.categories, parse),
      tags: parseTerms(post.tags, parse),
      ...(series && place > 0 && { series: { ...series, number: place, of: inSeries.length } }),
      ...given({
        excerpt: text(post.excerpt),
        image: parse.image(post.image),
        caption: text(record(post.image).caption),
        published: dateOf(post.publishedAt),
        updated: dateOf(post.updatedAt),
        minutes: within(post.minutes, { min: 1, max: MAX_MINUTES }),
      }),
    }
  },
})

export type PostHeaderBlock = BlockOf<typeof postHeader>
