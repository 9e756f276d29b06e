import type { BlockRenderers } from '@vitrine/kit/core'
import { ArchiveHeader } from './ui/blocks/archive-header.tsx'
import { PostComments } from './ui/blocks/post-comments.tsx'
import { PostContents } from './ui/blocks/post-contents.tsx'
import { PostFooter } from './ui/blocks/post-footer.tsx'
import { PostHeader } from './ui/blocks/post-header.tsx'
import { PostList } from './ui/blocks/post-list.tsx'

/** How this package's blocks are shown. */
export const blocks: BlockRenderers = {
  postList: { Block: PostList, styles: ['titled-section', 'parts', 'post-card', 'post-list'] },
  postHeader: { Block: PostHeader, styles: ['post-header'], holdsTitle: true },
  postContents: { Block: PostContents, styles: ['post-contents'] },
  postFooter: { Block: PostFooter, styles: ['post-card', 'post-footer'] },
  postComments: { Block: PostComments, styles: ['post-comments'] },
  archiveHeader: { Block: ArchiveHeader, styles: ['archive-header'], holdsTitle: true },
}
export type { BlogState } from './ui/blog-state.ts'
