import { given, text } from '@vitrine/content/core'
import { type BlockOf, defineGeneratedBlock } from '@vitrine/kit/block'
import { parseShownBoards, type ShownBoard } from '../../core/shown/shown-board.ts'
import { pageHref } from '../../core/shown/topic-line.ts'

/** The boards of the forum. */
interface ForumIndex {
  readonly title: string
  readonly description?: string
  readonly boards: readonly ShownBoard[]
  /** Address of what the visitor wrote. */
  readonly mine?: string
}

/** The list of boards. */
export const forumIndex = defineGeneratedBlock({
  name: 'forumIndex',
  read: (raw, parse): ForumIndex => ({
    title: text(raw.title) ?? '',
    ...given({ description: text(raw.description), mine: pageHref(raw.mine, parse) }),
    boards: parseShownBoards(raw.boards, parse),
  }),
})

export type ForumIndexBlock = BlockOf<typeof forumIndex>
