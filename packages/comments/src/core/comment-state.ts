import { featureState } from '@vitrine/kit/core'
import type { CommentRefusal } from './comment-post.ts'

/** Refusal of a comment, for the page that answers the post. */
export const commentState = /* @__PURE__ */ featureState<{ readonly refusal?: CommentRefusal }>('comment', {})
