import type { BlockBase } from '@vitrine/kit/core'
import { HOSTILE, LONGER, picture } from '@vitrine/ui/examples'
import type { ArchiveHeaderBlock } from '../core/blocks/archive-header.ts'
import type { PostCommentsBlock } from '../core/blocks/post-comments.ts'
import type { PostContentsBlock } from '../core/blocks/post-contents.ts'
import type { PostFooterBlock } from '../core/blocks/post-footer.ts'
import type { PostHeaderBlock } from '../core/blocks/post-header.ts'
import type { PostListBlock } from '../core/blocks/post-list.ts'
import { LIST_LAYOUTS } from '../core/list-settings.ts'
import type { PostSummary } from '../core/post-summary.ts'

const furniture = { title: 'Furniture', href: '/blog/category/furniture/' }
const author = { title: 'Yusuf Demir', href: '/blog/author/yusuf-demir/' }

const post: PostSummary = {
  id: '1',
  href: '/blog/bench/',
  title: 'A bench for people who are late',
  summary: 'Nobody sits down in a ferry terminal.',
  image: picture,
  date: '2026-11-02T08:00:00.000Z',
  author,
  categories: [furniture],
  minutes: 3,
  isSticky: false,
}

const posts: readonly PostSummary[] = [
  { ...post, isSticky: true },
  { id: '2', href: '/blog/bare/', title: 'A title alone', categories: [], isSticky: false },
  { ...post, id: '3', href: '/blog/long/', title: LONGER, summary: HOSTILE },
]

const lists: readonly PostListBlock[] = LIST_LAYOUTS.map((layout) => ({
  blockType: 'postList',
  id: `post-list-${layout}`,
  heading: `Posts, ${layout}`,
  layout,
  posts,
  isAlone: false,
  ...(layout === 'list' && { parts: { list: '/blog/', number: 5, of: 9, grows: false } }),
}))

const emptyList: PostListBlock = {
  blockType: 'postList',
  id: 'post-list-empty',
  layout: 'grid',
  posts: [],
  isAlone: true,
}

const headers: readonly PostHeaderBlock[] = [
  {
    blockType: 'postHeader',
    id: 'post-header-whole',
    title: 'A bench for people who are late',
    excerpt: 'Nobody sits down in a ferry terminal.',
    image: picture,
    caption: 'The bench, in its second winter.',
    published: '2026-11-02T08:00:00.000Z',
    author: { ...author, image: picture },
    categories: [furniture],
    tags: [],
    minutes: 3,
    series: { title: 'One room', href: '/blog/series/one-room/', number: 2, of: 3 },
  },
  { blockType: 'postHeader', id: 'post-header-bare', title: HOSTILE, excerpt: LONGER, categories: [], tags: [] },
]

const contents: PostContentsBlock = {
  blockType: 'postContents',
  id: 'post-contents',
  isBeside: false,
  headings: [
    { id: 'one', text: 'Forty-seven centimetres', level: 2 },
    { id: 'two', text: LONGER, level: 3 },
    { id: 'three', text: HOSTILE, level: 2 },
  ],
}

const footers: readonly PostFooterBlock[] = [
  {
    blockType: 'postFooter',
    id: 'post-footer-whole',
    tags: [
      { title: 'Oak', href: '/blog/tag/oak/' },
      { title: LONGER, href: '/blog/tag/long/' },
    ],
    author: { ...author, role: 'Workshop', description: 'Master joiner.' },
    series: {
      title: 'One room',
      href: '/blog/series/one-room/',
      posts: posts.map((other, index) => ({ ...other, isShown: index === 1 })),
    },
    previous: post,
    next: { ...post, id: '9', href: '/blog/long/', title: LONGER },
    related: posts,
  },
  { blockType: 'postFooter', id: 'post-footer-bare', tags: [], related: [] },
]

const archiveHeaders: readonly ArchiveHeaderBlock[] = [
  {
    blockType: 'archiveHeader',
    id: 'archive-header-author',
    title: 'Yusuf Demir',
    kind: 'author',
    role: 'Workshop',
    description: 'Master joiner. Chair no. 4 is his, in the end.',
    image: picture,
    links: [{ label: 'Workshop notes', href: 'https://notes.example/' }],
    feed: '/blog/author/yusuf-demir/feed.xml',
  },
  {
    blockType: 'archiveHeader',
    id: 'archive-header-long',
    title: LONGER,
    kind: 'none',
    description: HOSTILE,
    links: [],
  },
]

const comments: PostCommentsBlock = {
  blockType: 'postComments',
  id: 'comments',
  post: 1,
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
}

/** Examples of every block of this package. */
export const examples: readonly BlockBase[] = [
  ...lists,
  emptyList,
  ...headers,
  contents,
  ...footers,
  ...archiveHeaders,
  comments,
]
