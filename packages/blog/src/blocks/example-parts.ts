import { exampleImage, HOSTILE, LONGER } from '@vitrine/ui/examples'
import type { PostSummary } from '../core/post-summary.ts'

export const furniture = { title: 'Furniture', href: '/blog/category/furniture/' }
export const author = { title: 'Yusuf Demir', href: '/blog/author/yusuf-demir/' }

export const post: PostSummary = {
  id: '1',
  href: '/blog/bench/',
  title: 'A bench for people who are late',
  summary: 'Nobody sits down in a ferry terminal.',
  image: exampleImage,
  date: '2026-11-02T08:00:00.000Z',
  author,
  categories: [furniture],
  minutes: 3,
  isSticky: false,
}

export const posts: readonly PostSummary[] = [
  { ...post, isSticky: true },
  { id: '2', href: '/blog/bare/', title: 'A title alone', categories: [], isSticky: false },
  { ...post, id: '3', href: '/blog/long/', title: LONGER, summary: HOSTILE },
]
