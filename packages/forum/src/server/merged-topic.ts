import { topicPath } from '../core/addresses.ts'
import { replyAddress } from '../core/pages.ts'
import type { ForumSite } from './forum-site.ts'

/** Place of the posts of a topic that was added to another. */
export interface MergedTopic {
  readonly board: number
  /** True if everybody reads it. */
  readonly isPublic: boolean
  readonly href: string
}

/** Finds where the posts of a topic stand; undefined for a topic that stands at its own address. */
export async function mergedTopic(
  { forum, addressOf }: Pick<ForumSite, 'forum' | 'addressOf'>,
  id: number,
  locale: string,
): Promise<MergedTopic | undefined> {
  const merged = (await forum.topic(id))?.merged
  const into = merged && (await forum.topic(merged.into))
  if (!into || into.state !== 'shown') return undefined
  const [{ base }, boards] = await Promise.all([forum.place(locale), forum.boards(locale)])
  const board = boards.find((one) => one.id === into.board)
  if (!board) return undefined
  const href = replyAddress(encodeURI(addressOf(topicPath(into, base), locale)), merged.after + 1)
  return { board: board.id, isPublic: board.reads === 'everyone', href }
}
