import { HOSTILE, LONGER } from '@vitrine/ui/examples'
import type { NewestTopicsBlock } from './newest-topics.block.ts'

const topic = {
  id: 1,
  title: 'How often do you oil a table?',
  href: '/forum/topic/oil-1/',
  author: 'Ada',
  replies: 3,
  lastAuthor: 'Ben',
  lastAt: '2026-11-20T10:00:00.000Z',
  lastHref: '/forum/topic/oil-1/#reply-4',
  isSticky: false,
  isClosed: false,
  isSolved: true,
}

export const examples = [
  {
    blockType: 'newestTopics',
    id: 'newest-topics-titled',
    heading: 'From the forum',
    intro: 'Questions of those who live with our furniture.',
    topics: [topic, { ...topic, id: 2, title: LONGER, isSolved: false }, { ...topic, id: 3, title: HOSTILE }],
    all: { title: 'Forum', href: '/forum/' },
  },
  { blockType: 'newestTopics', id: 'newest-topics-bare', topics: [topic] },
] satisfies NewestTopicsBlock[]
