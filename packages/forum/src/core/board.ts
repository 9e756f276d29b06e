import { choice, record, referenceId, text } from '@vitrine/content/core'

/** Choices of who reads a board. */
export const BOARD_READERS = ['everyone', 'members', 'list'] as const

/** Choices of who writes on a board. `nobody` leaves it to moderators. */
export const BOARD_WRITERS = ['members', 'list', 'nobody'] as const

/** A board as it is stored, in one language. */
export interface Board {
  readonly id: number
  readonly title: string
  readonly description: string | undefined
  readonly path: string
  readonly parent: number | undefined
  readonly reads: (typeof BOARD_READERS)[number]
  readonly writes: (typeof BOARD_WRITERS)[number]
  /** Mail addresses of those whom `list` means, in small letters. */
  readonly people: ReadonlySet<string>
}

/** Reads a board; undefined for one that has no name or address in this language. */
export function parseBoard(raw: unknown): Board | undefined {
  const stored = record(raw)
  const [title, path] = [text(stored.title), text(stored.path)]
  if (typeof stored.id !== 'number' || title === undefined || path === undefined) return undefined
  return {
    id: stored.id,
    title,
    description: text(stored.description),
    path,
    parent: Number(referenceId(stored.parent)) || undefined,
    reads: choice(stored.reads, BOARD_READERS),
    writes: choice(stored.writes, BOARD_WRITERS),
    people: listedPeople(stored.people),
  }
}

/** Boards that everyone reads. */
export function openBoards<Item extends Pick<Board, 'reads'>>(boards: readonly Item[]): readonly Item[] {
  return boards.filter(({ reads }) => reads === 'everyone')
}

/** Reads mail addresses, one a line. */
export function listedPeople(raw: unknown): ReadonlySet<string> {
  const lines = (text(raw) ?? '').split(/[\s,;]+/)
  return new Set(lines.map((line) => line.toLowerCase()).filter((line) => line !== ''))
}

/** A board with those inside it. */
export interface BoardNode<Item> {
  readonly board: Item
  readonly inside: readonly BoardNode<Item>[]
}

/** Puts boards into a tree, in their order. What names a parent that is not among them stands at the top. */
export function boardTree<Item extends Pick<Board, 'id' | 'parent'>>(
  boards: readonly Item[],
): readonly BoardNode<Item>[] {
  const ids = new Set(boards.map(({ id }) => id))
  const nodesIn = (parent: number | undefined, above: ReadonlySet<number>): readonly BoardNode<Item>[] =>
    boards
      .filter((board) => (board.parent !== undefined && ids.has(board.parent) ? board.parent : undefined) === parent)
      .filter(({ id }) => !above.has(id))
      .map((board) => ({ board, inside: nodesIn(board.id, new Set([...above, board.id])) }))
  return nodesIn(undefined, new Set())
}

/** Boards above one, the outermost first. */
export function boardsAbove<Item extends Pick<Board, 'id' | 'parent'>>(
  board: Pick<Board, 'id' | 'parent'>,
  boards: readonly Item[],
): readonly Item[] {
  const above: Item[] = []
  let { parent } = board
  while (parent !== undefined && parent !== board.id && !above.some(({ id }) => id === parent)) {
    const found = boards.find(({ id }) => id === parent)
    if (!found) break
    above.unshift(found)
    parent = found.parent
  }
  return above
}
