import { HOSTILE, LONG, LONGER } from '@vitrine/ui/examples'
import type { ForumIndexBlock } from './forum-index.block.ts'

export const examples = [
  {
    blockType: 'forumIndex',
    id: 'forum-index-whole',
    title: 'Forum',
    description: 'What our customers ask each other.',
    boards: [
      {
        id: 1,
        title: 'Furniture',
        href: '/forum/board/furniture/',
        description: LONG,
        isForMembers: false,
        counts: { topics: 1_234, replies: 56_789 },
        last: { title: LONGER, href: '/forum/topic/oil-1/#reply-2', author: HOSTILE, at: '2026-11-20T10:00:00.000Z' },
        inside: [
          { id: 2, title: 'Oak', href: '/forum/board/oak/', isForMembers: false, inside: [] },
          { id: 3, title: LONGER, href: '/forum/board/long/', isForMembers: false, inside: [] },
        ],
      },
      { id: 4, title: HOSTILE, href: '/forum/board/hostile/', isForMembers: true, inside: [] },
      { id: 5, title: 'Lamps', href: '/forum/board/lamps/', isForMembers: false, inside: [] },
    ],
  },
  { blockType: 'forumIndex', id: 'forum-index-empty', title: LONGER, description: HOSTILE, boards: [] },
] satisfies ForumIndexBlock[]
