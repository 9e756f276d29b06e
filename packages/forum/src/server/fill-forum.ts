import { type FillContext, storedBlocks } from '@vitrine/content/queries'
import { personPath, topicPath } from '../core/addresses.ts'
import { pageOfReply, pagesOfPerson } from '../core/pages.ts'
import { beginningOf } from '../core/post/beginning.ts'
import type { StoredReply, StoredTopic } from '../core/stored-topic.ts'
import type { ForumReader } from './forum-reader.ts'
import { openBoardIds } from './open-board-ids.ts'
import { shownBoards } from './shown-boards.ts'

/**
 * Puts into pages of boards and topics what their part shows. A layout without such blocks costs no query.
 *
 * @returns Parts of the board or topic; undefined where there is neither.
 */
export async function fillForum(
  forum: ForumReader,
  layout: readonly unknown[],
  context: FillContext,
): Promise<number | undefined> {
  const [board] = storedBlocks(layout, 'forumBoard')
  if (board) return fillBoard(forum, board, context)
  const [topic] = storedBlocks(layout, 'forumTopic')
  if (topic) return fillTopic(forum, topic, context)
  const [person] = storedBlocks(layout, 'forumPerson')
  return person && fillPerson(forum, person, context)
}

type Block = ReturnType<typeof storedBlocks>[number]

async function fillBoard(forum: ForumReader, block: Block, { locale, part }: FillContext): Promise<number> {
  const board = Number(block.board)
  const [{ base }, { topics, pages }] = await Promise.all([
    forum.place(locale),
    forum.boardPage({ board, language: locale }, part),
  ])
  // What is inside changes with every reply there, so that later parts do without it.
  const inside = part === 1 ? await boardsInside(forum, { board, base, locale }) : []
  Object.assign(block, { inside, topics: topics.map((topic) => topicLine(topic, base)), part, parts: pages })
  return pages
}

async function boardsInside(
  forum: ForumReader,
  { board, base, locale }: { readonly board: number; readonly base: string; readonly locale: string },
): Promise<readonly object[]> {
  const boards = await forum.boards(locale)
  if (!boards.some(({ parent }) => parent === board)) return []
  return shownBoards(boards, { counts: await forum.counts(locale), base, within: board })
}

/** A topic as a list of topics takes it. */
export function topicLine(topic: StoredTopic, base: string): object {
  const { id, title, author, lastAuthor, lastAt, lastNumber, isSticky, isClosed, solvedBy } = topic
  return {
    id,
    title,
    path: topicPath(topic, base),
    author,
    lastAuthor,
    lastAt: lastAt.toISOString(),
    lastNumber,
    isSticky,
    isClosed,
    isSolved: solvedBy !== undefined,
  }
}

async function fillTopic(forum: ForumReader, block: Block, { locale, part }: FillContext): Promise<number> {
  const [{ base }, replies] = await Promise.all([forum.place(locale), forum.replies(Number(block.topic), part)])
  const parts = pageOfReply(Number(block.lastNumber))
  // Who wrote what everyone reads has a page; who wrote elsewhere may have none.
  const of = block.isPublic === true ? base : undefined
  Object.assign(block, { replies: replies.map((reply) => shownReply(reply, of)), part, parts })
  return parts
}

/** A reply as a topic shows it. @param base Address of the forum, where its writer has a page. */
function shownReply(reply: StoredReply, base: string | undefined): object {
  const { id, number, person, author, state, source, answers, writtenAt, editedAt } = reply
  const hasPage = base !== undefined && person !== undefined && author !== undefined && state === 'shown'
  return {
    ...(hasPage && { page: personPath({ id: person, name: author }, base) }),
    id,
    number,
    author,
    state,
    // Words that were removed go nowhere.
    ...(state === 'shown' && { source }),
    answers,
    writtenAt: writtenAt.toISOString(),
    editedAt: editedAt?.toISOString(),
  }
}

async function fillPerson(forum: ForumReader, block: Block, { locale, part }: FillContext): Promise<number> {
  const parts = pagesOfPerson(Number(block.count))
  const boards = await openBoardIds(forum, locale)
  const [{ base }, posts] = await Promise.all([
    forum.place(locale),
    boards.length === 0
      ? []
      : forum.postsOfPerson({ person: Number(block.person), boards, language: locale }, Math.min(part, parts)),
  ])
  const shown = posts.map(({ id, number, source, writtenAt, topic }) => ({
    id,
    number,
    title: topic.title,
    path: topicPath(topic, base),
    words: beginningOf(source),
    writtenAt: writtenAt.toISOString(),
  }))
  Object.assign(block, { posts: shown, part, parts })
  return parts
}
