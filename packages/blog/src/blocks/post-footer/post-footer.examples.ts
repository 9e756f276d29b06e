import { LONGER } from '@vitrine/ui/examples'
import { author, post, posts } from '../example-parts.ts'
import type { PostFooterBlock } from './post-footer.block.ts'

export const examples = [
  {
    blockType: 'postFooter',
    id: 'post-footer-whole',
    tags: [
      { title: 'Oak', href: '/blog/tag/oak/' },
      { title: LONGER, href: '/blog/tag/long/' },
    ],
    authors: [{ ...author, role: 'Workshop', description: 'Master joiner.' }],
    series: {
      title: 'One room',
      href: '/blog/series/one-room/',
      posts: posts.map((other, index) => ({ ...other, isShown: index === 1 })),
    },
    previous: post,
    next: { ...post, id: '9', href: '/blog/long/', title: LONGER },
    related: posts,
  },
  { blockType: 'postFooter', id: 'post-footer-bare', tags: [], authors: [], related: [] },
] satisfies PostFooterBlock[]
