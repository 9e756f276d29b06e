import { LIST_LAYOUTS } from '../../core/list-settings.ts'
import { posts } from '../example-parts.ts'
import type { PostListBlock } from './post-list.block.ts'

export const examples = [
  ...LIST_LAYOUTS.map((layout) => ({
    blockType: 'postList' as const,
    id: `post-list-${layout}`,
    heading: `Posts, ${layout}`,
    layout,
    posts,
    isAlone: false,
    ...(layout === 'list' && { parts: { list: '/blog/', number: 5, of: 9, grows: false } }),
  })),
  {
    blockType: 'postList',
    id: 'post-list-empty',
    layout: 'grid',
    posts: [],
    isAlone: true,
  },
] satisfies PostListBlock[]
