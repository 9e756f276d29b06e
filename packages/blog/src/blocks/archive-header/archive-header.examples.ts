import { exampleImage, HOSTILE, LONGER } from '@vitrine/ui/examples'
import type { ArchiveHeaderBlock } from './archive-header.block.ts'

export const examples = [
  {
    blockType: 'archiveHeader',
    id: 'archive-header-author',
    title: 'Yusuf Demir',
    kind: 'author',
    role: 'Workshop',
    description: 'Master joiner. Chair no. 4 is his, in the end.',
    image: exampleImage,
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
] satisfies ArchiveHeaderBlock[]
