import { given, list, text, within } from '@vitrine/content/core'
import { type BlockOf, defineGeneratedBlock } from '@vitrine/kit/block'
import type { Pagination } from '@vitrine/ui/core'
import { MAX_BOARD_PAGES } from '../../core/limits.ts'
import { parseShownBoards, type ShownBoard } from '../../core/shown/shown-board.ts'
import { pageHref, parseTopicLine, type TopicLine } from '../../core/shown/topic-line.ts'
import { FORUM_FIELDS } from '../../core/writing-form.ts'

/** A board: those inside it, and a page of its topics. */
interface ForumBoard {
  readonly title: string
  readonly description?: string
  readonly inside: readonly ShownBoard[]
  readonly topics: readonly TopicLine[]
  readonly parts?: Pagination
  /** Address at which a topic is begun. */
  readonly write?: string
  /** True if only moderators write on it. */
  readonly isReadOnly: boolean
  /** Address at which members subscribe to it. */
  readonly subscribe?: string
  /** Address of its feed; absent for a board that only some people read. */
  readonly feed?: string
}

/** The page of a board. */
export const forumBoard = defineGeneratedBlock({
  name: 'forumBoard',
  read: (raw, parse): ForumBoard => {
    const [number, of] = [raw.part, raw.parts].map((part) => within(part, { min: 1, max: MAX_BOARD_PAGES }) ?? 1)
    const address = pageHref(raw.path, parse)
    const [write, subscribe] = [pageHref(raw.write, parse), pageHref(raw.subscribe, parse)]
    return {
      title: text(raw.title) ?? '',
      isReadOnly: raw.isReadOnly === true,
      inside: parseShownBoards(raw.inside, parse),
      topics: list(raw.topics).flatMap((topic) => parseTopicLine(topic, parse) ?? []),
      ...given({
        description: text(raw.description),
        write: write === undefined ? undefined : `${write}?${FORUM_FIELDS.board}=${raw.board}`,
        subscribe: subscribe === undefined ? undefined : `${subscribe}?${FORUM_FIELDS.board}=${raw.board}`,
        parts:
          address !== undefined && number !== undefined && of !== undefined && of > 1
            ? { list: address, number, of, grows: false }
            : undefined,
        feed: raw.isPublic === true && address !== undefined ? `${address}feed.xml` : undefined,
      }),
    }
  },
})

export type ForumBoardBlock = BlockOf<typeof forumBoard>
