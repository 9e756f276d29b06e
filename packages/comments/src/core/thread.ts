/** A comment as it is stored. */
export interface StoredComment {
  readonly id: number
  /** Id of the comment that it answers. */
  readonly parent: number | undefined
  /** Absent: it was removed, and stands only for those that answer it. */
  readonly shown?: ShownComment
}

export interface ShownComment {
  readonly author: string
  readonly comment: string
  /** ISO 8601, in UTC. */
  readonly date: string
}

/** A comment among those around it. */
export interface CommentNode {
  readonly id: number
  readonly shown?: ShownComment
  readonly replies: readonly CommentNode[]
}

/**
 * Puts comments below those that they answer, in the order in which they are given. What would stand deeper stands on the
 * last level; what was removed stays where somebody has answered it. Whose parent is not among them stands alone.
 *
 * @param levels From 1.
 */
export function threadOf(comments: readonly StoredComment[], levels: number): readonly CommentNode[] {
  const known = new Map(comments.map((comment) => [comment.id, comment]))
  const replies = new Map<number | undefined, StoredComment[]>()
  for (const comment of comments) {
    const place = placeOf(comment, known, levels)
    replies.set(place, [...(replies.get(place) ?? []), comment])
  }
  const below = (place: number | undefined): readonly CommentNode[] =>
    (replies.get(place) ?? []).flatMap(({ id, shown }) => {
      const own = below(id)
      return shown || own.length > 0 ? [{ id, ...(shown && { shown }), replies: own }] : []
    })
  return below(undefined)
}

/** The comment that another one stands below; undefined: below none. */
function placeOf(
  comment: StoredComment,
  known: ReadonlyMap<number, StoredComment>,
  levels: number,
): number | undefined {
  const above: number[] = []
  const seen = new Set([comment.id])
  for (let at = known.get(comment.parent ?? 0); at; at = known.get(at.parent ?? 0)) {
    // Comments that answer each other in a circle: nobody can write them, and the first one asked stands alone.
    if (seen.has(at.id)) return undefined
    seen.add(at.id)
    above.unshift(at.id)
  }
  return above[Math.min(above.length, levels - 1) - 1]
}

/** Counts the visible comments of a thread. */
export function countOf(thread: readonly CommentNode[]): number {
  return thread.reduce((count, { shown, replies }) => count + (shown ? 1 : 0) + countOf(replies), 0)
}

/** Finds who wrote a comment that can be read. */
export function authorOf(thread: readonly CommentNode[], id: number): string | undefined {
  for (const node of thread) {
    const author = node.id === id ? node.shown?.author : authorOf(node.replies, id)
    if (author !== undefined) return author
  }
  return undefined
}
