import { featureState, type RenderContext } from '@vitrine/kit/core'
import { COMMENT_TEXTS, type CommentTexts } from '../core/comments/texts.ts'
import { BLOG_TEXTS, type BlogTexts } from '../core/texts.ts'

/** Blog-wide state of a site. */
export interface BlogState {
  readonly texts: BlogTexts
  readonly commentTexts: CommentTexts
}

export const blogState = featureState<BlogState>('blog', { texts: BLOG_TEXTS, commentTexts: COMMENT_TEXTS })

export const stateOfBlog = (context: Pick<RenderContext, 'features'>) => blogState.of(context)
