import { openBoards } from '../core/board.ts'
import type { ForumReader } from './forum-reader.ts'

/** Ids of the boards that everyone reads. */
export async function openBoardIds(forum: Pick<ForumReader, 'boards'>, locale: string): Promise<readonly number[]> {
  return openBoards(await forum.boards(locale)).map(({ id }) => id)
}
