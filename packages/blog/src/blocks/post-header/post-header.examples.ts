import { exampleImage, HOSTILE, LONGER } from '@vitrine/ui/examples'
import { author, furniture } from '../example-parts.ts'
import type { PostHeaderBlock } from './post-header.block.ts'

export const examples = [
  {
    blockType: 'postHeader',
    id: 'post-header-whole',
    title: 'A bench for people who are late',
    excerpt: 'Nobody sits down in a ferry terminal.',
    image: exampleImage,
    caption: 'The bench, in its second winter.',
    published: '2026-11-02T08:00:00.000Z',
    authors: [
      { ...author, image: exampleImage },
      { title: 'Mara Lind', href: '/blog/author/mara-lind/' },
    ],
    categories: [furniture],
    tags: [],
    minutes: 3,
    series: { title: 'One room', href: '/blog/series/one-room/', number: 2, of: 3 },
  },
  {
    blockType: 'postHeader',
    id: 'post-header-bare',
    title: HOSTILE,
    excerpt: LONGER,
    authors: [],
    categories: [],
    tags: [],
  },
] satisfies PostHeaderBlock[]
