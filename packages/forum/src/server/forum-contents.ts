import { readTagged } from '@vitrine/content/cache'
import { parseLocalTexts, record } from '@vitrine/content/core'
import { siteLanguages } from '@vitrine/content/languages'
import {
  type Contents,
  findAtPath,
  findSelected,
  type ListedPage,
  listedDocuments,
  type StoredPage,
} from '@vitrine/content/queries'
import type { Payload } from 'payload'
import {
  type ForumAddress,
  type PersonalForumPage,
  parseForumAddress,
  personalPath,
  personPath,
  topicPath,
} from '../core/addresses.ts'
import { type Board, boardsAbove, openBoards, parseBoard } from '../core/board.ts'
import { forumTexts } from '../core/forum-texts.ts'
import { MAX_LISTED_TOPICS } from '../core/limits.ts'
import { beginningOf } from '../core/post/beginning.ts'
import type { StoredTopic } from '../core/stored-topic.ts'
import { listedTopics } from '../store/topic-rows.ts'
import { fillForum } from './fill-forum.ts'
import { fillNewestTopics } from './fill-newest-topics.ts'
import { forumFeedAt } from './forum-feed.ts'
import type { ForumPlace, ForumReader } from './forum-reader.ts'
import { openBoardIds } from './open-board-ids.ts'
import { shownBoards } from './shown-boards.ts'

/** Address below the forum, and the forum's own. */
interface PageContext {
  readonly path: string
  readonly locale: string
  readonly place: ForumPlace
}

/** Boards and topics. */
export function forumContents(payload: Payload, forum: ForumReader): Contents {
  const languages = siteLanguages(payload)
  return {
    async page(path, locale) {
      const place = await forum.place(locale)
      const address = parseForumAddress(path, place.base)
      return address && pageAt(payload, forum, address, { path, locale, place })
    },
    draft: async () => undefined,
    async listed(locale) {
      const place = await forum.place(locale)
      const boards = openBoards(await forum.boards(locale))
      if (boards.length === 0) return []
      const { base, title, description, updatedAt } = place
      const about = { collection: 'forum-boards', images: [], ...(description !== undefined && { description }) }
      return [
        { ...about, title, path: base, languages, updatedAt },
        ...(await listedBoards(payload, boards, locale)),
        ...(await listedTopicsOf(payload, boards, base)),
      ]
    },
    file: (path, locale, site) => forumFeedAt(path, { forum, locale, site }),
    async fill(layout, context) {
      await fillNewestTopics(forum, layout, context)
      return fillForum(forum, layout, context)
    },
  }
}

async function pageAt(
  payload: Payload,
  forum: ForumReader,
  address: ForumAddress,
  context: PageContext,
): Promise<StoredPage | undefined> {
  switch (address.kind) {
    case 'index':
      return indexPage(payload, forum, context)
    case 'board':
      return boardPage(payload, forum, context)
    case 'topic':
      return topicPage(forum, address, context)
    case 'person':
      return personPage(forum, address.person, context)
    case 'personal':
      return writingPage(payload, address.page, context)
  }
}

/** A page for one member. Nobody put it together, and nobody may list or store it. */
function writingPage(payload: Payload, page: PersonalForumPage, { path, locale, place }: PageContext): StoredPage {
  const texts = forumTexts(locale)
  const title = {
    new: texts.newTopic,
    reply: texts.reply,
    edit: texts.edit,
    mine: texts.mine,
    post: texts.post,
    queue: texts.queue,
    mails: texts.mails,
    unsubscribe: texts.mails,
    discourse: texts.forum,
  }[page]
  return {
    title,
    path,
    isPersonal: true,
    layout: [{ blockType: 'forumWriting', id: 'writing', title }],
    meta: { noIndex: true },
    updatedAt: new Date(0).toISOString(),
    languages: siteLanguages(payload),
    breadcrumb: [crumbOf(place)],
  }
}

/** All boards, where nobody put a page together for them. */
async function indexPage(
  payload: Payload,
  forum: ForumReader,
  { path, locale, place }: PageContext,
): Promise<StoredPage> {
  const { base, title, description, updatedAt } = place
  const [boards, counts] = await Promise.all([forum.boards(locale), forum.counts(locale)])
  return {
    title,
    path,
    layout: [
      {
        blockType: 'forumIndex',
        id: 'forum',
        title,
        description,
        boards: shownBoards(boards, { counts, base }),
        mine: personalPath('mine', base),
      },
    ],
    meta: { ...(description !== undefined && { description }) },
    updatedAt,
    languages: siteLanguages(payload),
    breadcrumb: [],
  }
}

async function boardPage(
  payload: Payload,
  forum: ForumReader,
  { path, locale, place }: PageContext,
): Promise<StoredPage | undefined> {
  const stored = record(await boardAt(payload, path, locale))
  const board = parseBoard(stored)
  if (!board) return undefined
  const { id, title, description, reads } = board
  const isPublic = reads === 'everyone'
  return {
    title,
    path,
    paths: parseLocalTexts(stored.paths),
    layout: [
      {
        blockType: 'forumBoard',
        id: 'board',
        board: id,
        title,
        description,
        path,
        isPublic,
        isReadOnly: board.writes === 'nobody',
        write: personalPath('new', place.base),
        subscribe: personalPath('mails', place.base),
      },
    ],
    meta: { ...(description !== undefined && { description }) },
    updatedAt: String(stored.updatedAt),
    languages: stored.languages,
    breadcrumb: [crumbOf(place), ...boardsAbove(board, await forum.boards(locale)).map(boardCrumb)],
    ...audienceOf(board),
    ...(isPublic && { feed: path }),
  }
}

/** Finds the board at a path in a language; undefined when there is none. */
export function boardAt(payload: Payload, path: string, locale: string) {
  return findAtPath(payload, { collection: 'forum-boards', path, locale }, async (where) => {
    const { docs } = await findSelected(payload, {
      collection: 'forum-boards',
      where,
      locale,
      depth: 0,
      limit: 1,
      pagination: false,
    })
    return docs[0]
  })
}

async function topicPage(
  forum: ForumReader,
  { topic: id }: Extract<ForumAddress, { kind: 'topic' }>,
  { path, place }: PageContext,
): Promise<StoredPage | undefined> {
  const topic = await forum.topic(id)
  if (!topic || topicPath(topic, place.base) !== path) return undefined
  if (topic.merged) return mergedPage(topic, path)
  if (topic.state !== 'shown') return undefined
  const boards = await forum.boards(topic.language)
  const board = boards.find(({ id: found }) => found === topic.board)
  if (!board) return undefined
  const { title, author, language, lastNumber, isSticky, isClosed, solvedBy, beganAt, lastAt } = topic
  const isPublic = board.reads === 'everyone'
  const opening = await forum.opening(id)
  const words = opening ? beginningOf(opening.source) : ''
  return {
    title,
    path,
    layout: [
      {
        blockType: 'forumTopic',
        id: 'topic',
        topic: id,
        title,
        path,
        author,
        beganAt: beganAt.toISOString(),
        lastNumber,
        isSticky,
        isClosed,
        solvedBy,
        isPublic,
        write: personalPath('reply', place.base),
        act: personalPath('post', place.base),
        subscribe: personalPath('mails', place.base),
      },
    ],
    meta: { ...(words !== '' && { description: words }) },
    updatedAt: lastAt.toISOString(),
    languages: [language],
    breadcrumb: [crumbOf(place), ...boardsAbove(board, boards).map(boardCrumb), boardCrumb(board)],
    ...audienceOf(board),
    ...(isPublic && { feed: path }),
  }
}

/**
 * Page of somebody of whom everyone reads something in this language. Of others there is none, so that no address tells who has an
 * account.
 */
async function personPage(
  forum: ForumReader,
  id: number,
  { path, locale, place }: PageContext,
): Promise<StoredPage | undefined> {
  const person = await forum.person(id)
  if (!person || personPath(person, place.base) !== path) return undefined
  const boards = await openBoardIds(forum, locale)
  const count = boards.length === 0 ? 0 : await forum.countOfPerson({ person: id, boards, language: locale })
  if (count === 0) return undefined
  const { name, since } = person
  return {
    title: name,
    path,
    layout: [
      { blockType: 'forumPerson', id: 'person', person: id, title: name, since: since.toISOString(), path, count },
    ],
    meta: { noIndex: true },
    updatedAt: since.toISOString(),
    languages: [locale],
    breadcrumb: [crumbOf(place)],
  }
}

/** A topic that stands at the end of another: the forum leads there who may read it. */
function mergedPage({ title, language }: StoredTopic, path: string): StoredPage {
  return {
    title,
    path,
    isPersonal: true,
    layout: [],
    meta: { noIndex: true },
    updatedAt: new Date(0).toISOString(),
    languages: [language],
    breadcrumb: [],
  }
}

/**
 * Who sees the pages of a board: members are asked for by the site, which guards pages of documents alone, a list of people by
 * the forum itself.
 */
function audienceOf({ id, reads }: Board): Pick<StoredPage, 'visibility' | 'document' | 'isPersonal'> {
  if (reads === 'everyone') return {}
  if (reads === 'list') return { isPersonal: true }
  return { visibility: 'members', document: { collection: 'forum-boards', id } }
}

function crumbOf({ title, base }: ForumPlace) {
  return { title, path: base }
}

function boardCrumb({ title, path }: Board) {
  return { title, path }
}

async function listedBoards(
  payload: Payload,
  boards: readonly Board[],
  locale: string,
): Promise<readonly ListedPage[]> {
  const open = new Set(boards.map(({ path }) => path))
  const listed = await listedDocuments(payload, { collection: 'forum-boards', locale })
  return listed.filter(({ path }) => open.has(path))
}

/** Their time of change is that of the newest reply; the sitemap is made anew by its own time, not by each of them. */
async function listedTopicsOf(
  payload: Payload,
  boards: readonly Board[],
  base: string,
): Promise<readonly ListedPage[]> {
  const ids = boards.map(({ id }) => id)
  const topics = await readTagged([], () => listedTopics(payload, { boards: ids, count: MAX_LISTED_TOPICS }))
  return topics.map((topic) => ({
    collection: 'forum-topics',
    title: topic.title,
    images: [],
    path: topicPath(topic, base),
    languages: [topic.language],
    updatedAt: topic.lastAt.toISOString(),
  }))
}
