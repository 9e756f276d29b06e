import type { BlockParsers } from '@vitrine/kit/core'
import { parseArchiveHeader } from './core/blocks/archive-header.ts'
import { parsePostComments } from './core/blocks/post-comments.ts'
import { parsePostContents } from './core/blocks/post-contents.ts'
import { parsePostFooter } from './core/blocks/post-footer.ts'
import { parsePostHeader } from './core/blocks/post-header.ts'
import { parsePostList } from './core/blocks/post-list.ts'

/** Reads a stored block of each kind. */
export const blockParsers: BlockParsers = {
  postList: parsePostList,
  postHeader: parsePostHeader,
  postContents: parsePostContents,
  postFooter: parsePostFooter,
  postComments: parsePostComments,
  archiveHeader: parseArchiveHeader,
}
export { blogPosting } from './core/article.ts'
export { COMMENT_QUERY, COMMENT_SENT } from './core/blocks/post-comments.ts'
export type { CommentRefusal } from './core/comments/comment-post.ts'
export { commentState } from './core/comments/comment-state.ts'
export { COMMENT_TEXTS, type CommentTexts, parseCommentTexts } from './core/comments/texts.ts'
export { BLOG_TEXTS, type BlogTexts, parseBlogTexts } from './core/texts.ts'
