import type { RenderContext } from '@vitrine/kit/core'
import type { CommentRefusal } from '../core/comments/comment-post.ts'
import { type CommentTexts, parseCommentTexts } from '../core/comments/texts.ts'
import { type BlogTexts, parseBlogTexts } from '../core/texts.ts'

/** What the blog knows of the page it is on. */
export interface BlogState {
  readonly texts: BlogTexts
  readonly commentTexts: CommentTexts
  /** What became of a comment that this page answers. */
  readonly refusal?: CommentRefusal
}

const STANDARD: BlogState = { texts: parseBlogTexts({}), commentTexts: parseCommentTexts({}) }

export function stateOfBlog({ features }: RenderContext): BlogState {
  return (features.blog as BlogState | undefined) ?? STANDARD
}
