import { HOSTILE, LONGER } from '@vitrine/ui/examples'
import type { CommentsBlock } from './comments.block.ts'

export const examples = [
  {
    blockType: 'comments',
    id: 'comments',
    action: '/comments/posts/1',
    language: 'en',
    thread: [
      {
        id: 1,
        shown: { author: 'Ruth Carrow', comment: 'We sat on it.\n\nTwice.', date: '2026-11-03T08:00:00.000Z' },
        replies: [
          { id: 2, shown: { author: LONGER, comment: HOSTILE, date: '2026-11-03T09:00:00.000Z' }, replies: [] },
          {
            id: 3,
            replies: [
              { id: 4, shown: { author: HOSTILE, comment: LONGER, date: '2026-11-04T09:00:00.000Z' }, replies: [] },
            ],
          },
        ],
      },
    ],
    count: 3,
    isOpen: true,
    levels: 3,
    needsEmail: false,
    consent: 'My name and comment may be kept.',
    opened: 'now',
    replyTo: { id: 1, author: 'Ruth Carrow' },
    isSent: true,
  },
] satisfies CommentsBlock[]
