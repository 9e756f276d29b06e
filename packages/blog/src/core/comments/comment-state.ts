import { featureState } from '@vitrine/kit/core'
import type { CommentRefusal } from './comment-post.ts'

/** What became of a comment that a page answers. */
export const commentState = /* @__PURE__ */ featureState<{ readonly refusal?: CommentRefusal }>('comment', {})
