import { HOSTILE, LONGER } from '@vitrine/ui/examples'
import type { ForumPersonBlock } from './forum-person.block.ts'

const post = {
  id: 1,
  title: 'How often do you oil a table?',
  href: '/forum/topic/oil-1/#reply-2',
  words: 'Twice a year, and steel wool in between.',
  writtenAt: '2026-11-20T10:00:00.000Z',
  state: 'shown' as const,
}

export const examples = [
  {
    blockType: 'forumPerson',
    id: 'forum-person-ada',
    name: 'Ada Winter',
    since: '2026-03-02T10:00:00.000Z',
    posts: [post, { ...post, id: 2, title: LONGER, words: `${HOSTILE} ${LONGER}` }],
    parts: { list: '/forum/writer/ada-winter-1/', number: 1, of: 3, grows: false },
  },
  { blockType: 'forumPerson', id: 'forum-person-hostile', name: HOSTILE, since: '2026-03-02T10:00:00.000Z', posts: [] },
] satisfies ForumPersonBlock[]
