import { referenceId, within } from '@vitrine/content/core'
import { type FillContext, type StoredBlock, storedBlocks } from '@vitrine/content/queries'
import { type Board, boardsAbove, openBoards } from '../core/board.ts'
import { MAX_NEWEST_TOPICS } from '../core/limits.ts'
import { topicLine } from './fill-forum.ts'
import type { ForumReader } from './forum-reader.ts'

/** Puts topics into the blocks that show those that were answered last. */
export async function fillNewestTopics(
  forum: ForumReader,
  layout: readonly unknown[],
  { locale }: Pick<FillContext, 'locale'>,
): Promise<void> {
  for (const block of storedBlocks(layout, 'newestTopics')) await fillBlock(forum, block, locale)
}

async function fillBlock(forum: ForumReader, block: StoredBlock, locale: string): Promise<void> {
  const [{ base, title }, boards] = await Promise.all([forum.place(locale), forum.boards(locale)])
  const chosen = referenceId(block.board)
  const board = boards.find(({ id }) => id === chosen)
  const wanted = boardsWanted(boards, chosen)
  const count = within(block.count, { min: 1, max: MAX_NEWEST_TOPICS }) ?? 1
  const ids = wanted.map(({ id }) => id)
  const topics = ids.length === 0 ? [] : await forum.newest(ids, locale, count)
  Object.assign(block, {
    topics: topics.map((topic) => topicLine(topic, base)),
    all: board ? { title: board.title, path: board.path } : { title, path: base },
  })
}

/** Boards that everyone reads: all of them, or one with those in it. */
function boardsWanted(boards: readonly Board[], chosen: number | string | undefined): readonly Board[] {
  const open = openBoards(boards)
  if (chosen === undefined) return open
  return open.filter((board) => board.id === chosen || boardsAbove(board, boards).some(({ id }) => id === chosen))
}
