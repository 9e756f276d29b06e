import { dateOf, given, list, text, within } from '@vitrine/content/core'
import { type BlockOf, defineGeneratedBlock } from '@vitrine/kit/block'
import type { ParseContext } from '@vitrine/kit/core'
import type { Pagination } from '@vitrine/ui/core'
import { MAX_PERSON_PAGES } from '../../core/limits.ts'
import { replyAddress } from '../../core/pages.ts'
import type { PostLine } from '../../core/shown/post-line.ts'
import { pageHref } from '../../core/shown/topic-line.ts'

/** A writer, and a page of what they wrote that everyone reads. */
interface ForumPerson {
  readonly name: string
  /** ISO 8601. */
  readonly since: string
  readonly posts: readonly PostLine[]
  readonly parts?: Pagination
}

/** The page of a writer. */
export const forumPerson = defineGeneratedBlock({
  name: 'forumPerson',
  read: (raw, parse): ForumPerson | undefined => {
    const [name, since] = [text(raw.title), dateOf(raw.since)]
    if (name === undefined || since === undefined) return undefined
    const address = pageHref(raw.path, parse)
    const [number, of] = [raw.part, raw.parts].map((part) => within(part, { min: 1, max: MAX_PERSON_PAGES }) ?? 1)
    return {
      name,
      since,
      posts: list(raw.posts).flatMap((post) => parsePost(post, parse) ?? []),
      ...given({
        parts:
          address !== undefined && number !== undefined && of !== undefined && of > 1
            ? { list: address, number, of, grows: false }
            : undefined,
      }),
    }
  },
})

export type ForumPersonBlock = BlockOf<typeof forumPerson>

function parsePost(raw: Readonly<Record<string, unknown>>, parse: ParseContext): PostLine | undefined {
  const [title, writtenAt, topic] = [text(raw.title), dateOf(raw.writtenAt), pageHref(raw.path, parse)]
  const number = within(raw.number, { min: 1, max: Number.MAX_SAFE_INTEGER })
  const { id } = raw
  if (typeof id !== 'number' || title === undefined || writtenAt === undefined) return undefined
  if (topic === undefined || number === undefined) return undefined
  return { id, title, writtenAt, href: replyAddress(topic, number), words: text(raw.words) ?? '', state: 'shown' }
}
