import { HOSTILE, LONGER } from '@vitrine/ui/examples'
import { readPost } from '../../core/post/read-post.ts'
import type { ForumTopicBlock } from './forum-topic.block.ts'

const WHOLE = `Ours is **oak**, *oiled*, and \`wet\`.

> How often?
> > Twice a year.

1. wipe
2. wait
   - long
   - longer

- [the oil](https://example.org/)

\`\`\`
${LONGER}
\`\`\``

export const examples = [
  {
    blockType: 'forumTopic',
    id: 'forum-topic-whole',
    topic: 1,
    title: 'How often do you oil a table?',
    href: '/forum/topic/oil-1/',
    beganAt: '2026-11-19T10:00:00.000Z',
    author: 'Ada',
    replyCount: 63,
    isSticky: true,
    isClosed: true,
    isSolved: true,
    answer: '/forum/topic/oil-1/#reply-2',
    replies: [
      {
        number: 1,
        href: '/forum/topic/oil-1/#reply-1',
        author: 'Ada',
        writtenAt: '2026-11-19T10:00:00.000Z',
        content: readPost(WHOLE),
        isAnswer: false,
      },
      {
        number: 2,
        href: '/forum/topic/oil-1/#reply-2',
        author: HOSTILE,
        writtenAt: '2026-11-20T10:00:00.000Z',
        editedAt: '2026-11-20T10:05:00.000Z',
        answers: { number: 1, href: '/forum/topic/oil-1/#reply-1' },
        content: readPost(`${HOSTILE}\n\n${LONGER}`),
        isAnswer: true,
      },
      { number: 3, href: '/forum/topic/oil-1/#reply-3', writtenAt: '2026-11-20T11:00:00.000Z', isAnswer: false },
    ],
    parts: { list: '/forum/topic/oil-1/', number: 1, of: 3, grows: false },
    feed: '/forum/topic/oil-1/feed.xml',
  },
  {
    blockType: 'forumTopic',
    id: 'forum-topic-short',
    topic: 2,
    title: LONGER,
    href: '/forum/topic/long-2/',
    beganAt: '2026-11-19T10:00:00.000Z',
    replyCount: 0,
    isSticky: false,
    isClosed: false,
    isSolved: false,
    replies: [],
  },
] satisfies ForumTopicBlock[]
