import { given, list, record } from '@vitrine/content/core'
import { type BlockOf, defineGeneratedBlock } from '@vitrine/kit/block'
import { parseTerm, parseTerms, type Term } from '@vitrine/kit/core'
import { type PostAuthor, parsePostAuthors } from '../../core/post-authors.ts'
import { type PostSummary, parsePostSummary } from '../../core/post-summary.ts'

/** Footer of a post: its tags, its series, and further reading. */
interface PostFooter {
  readonly tags: readonly Term[]
  readonly authors: readonly PostAuthor[]
  readonly series?: Term & { readonly posts: readonly (PostSummary & { readonly isShown: boolean })[] }
  readonly previous?: PostSummary
  readonly next?: PostSummary
  readonly related: readonly PostSummary[]
}

/** The foot of a post. */
export const postFooter = defineGeneratedBlock({
  name: 'postFooter',
  read: (raw, parse): PostFooter => {
    const post = record(raw.post)
    const series = parseTerm(post.series, parse)
    const posts = list(raw.inSeries).flatMap((other) => {
      const summary = parsePostSummary(other, parse)
      return summary ? [{ ...summary, isShown: other.id === post.id }] : []
    })
    return {
      tags: parseTerms(post.tags, parse),
      authors: parsePostAuthors(post, parse),
      related: list(raw.related).flatMap((other) => parsePostSummary(other, parse) ?? []),
      ...(series && posts.length > 1 && { series: { ...series, posts } }),
      ...given({ previous: parsePostSummary(raw.previous, parse), next: parsePostSummary(raw.next, parse) }),
    }
  },
})

export type PostFooterBlock = BlockOf<typeof postFooter>
