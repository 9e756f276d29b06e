import { given } from '@vitrine/content/core'
import { topicPath } from '../core/addresses.ts'
import { type Board, type BoardNode, boardTree } from '../core/board.ts'
import type { BoardCounts } from '../store/board-counts.ts'

/**
 * Boards as a list shows them: the tree without boards that only a list of people reads. Of those for members visitors read
 * no more than the name.
 *
 * @param within Board whose inside is listed; undefined: the whole forum.
 */
export function shownBoards(
  boards: readonly Board[],
  {
    counts,
    base,
    within,
  }: { readonly counts: readonly BoardCounts[]; readonly base: string; readonly within?: number },
): readonly object[] {
  const open = boards.filter(({ reads }) => reads !== 'list')
  const countsOf = new Map(counts.map((count) => [count.board, count]))
  const shown = ({ board, inside }: BoardNode<Board>): object => {
    const { id, title, path, description, reads } = board
    const isForMembers = reads === 'members'
    const counted = isForMembers ? undefined : countsOf.get(id)
    return {
      id,
      title,
      path,
      isForMembers,
      inside: inside.map(shown),
      ...given({ description }),
      ...(counted && {
        counts: { topics: counted.topics, replies: counted.replies },
        ...(counted.last && {
          last: {
            title: counted.last.title,
            path: topicPath(counted.last, base),
            at: counted.last.at.toISOString(),
            author: counted.last.author,
          },
        }),
      }),
    }
  }
  const find = (nodes: readonly BoardNode<Board>[]): readonly BoardNode<Board>[] => {
    if (within === undefined) return nodes
    return nodes.flatMap(({ board, inside }) => (board.id === within ? inside : find(inside)))
  }
  return find(boardTree(open)).map(shown)
}
