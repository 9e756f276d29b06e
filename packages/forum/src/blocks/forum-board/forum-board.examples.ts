import { HOSTILE, LONGER } from '@vitrine/ui/examples'
import type { ForumBoardBlock } from './forum-board.block.ts'

const topic = {
  id: 1,
  title: 'How often do you oil a table?',
  href: '/forum/topic/oil-1/',
  author: 'Ada',
  replies: 3,
  lastAuthor: 'Ben',
  lastAt: '2026-11-20T10:00:00.000Z',
  lastHref: '/forum/topic/oil-1/#reply-4',
  isSticky: true,
  isClosed: true,
  isSolved: true,
}

export const examples = [
  {
    blockType: 'forumBoard',
    id: 'forum-board-whole',
    title: 'Furniture',
    description: 'Chairs, tables, and how they age.',
    inside: [{ id: 2, title: 'Oak', href: '/forum/board/oak/', isForMembers: false, inside: [] }],
    topics: [
      topic,
      { ...topic, id: 2, title: LONGER, isSticky: false, isClosed: false, isSolved: false },
      {
        id: 3,
        title: HOSTILE,
        href: '/forum/topic/3/',
        replies: 0,
        lastAt: '2026-11-19T10:00:00.000Z',
        lastHref: '/forum/topic/3/#reply-1',
        isSticky: false,
        isClosed: false,
        isSolved: false,
      },
    ],
    parts: { list: '/forum/board/furniture/', number: 2, of: 100, grows: false },
    write: '/forum/new/?board=1',
    isReadOnly: true,
    feed: '/forum/board/furniture/feed.xml',
  },
  { blockType: 'forumBoard', id: 'forum-board-empty', title: HOSTILE, inside: [], topics: [], isReadOnly: false },
] satisfies ForumBoardBlock[]
