import { featureState, type RenderContext } from '@vitrine/kit/core'
import { BLOG_TEXTS, type BlogTexts } from '../core/texts.ts'

/** Blog-wide state of a site. */
export interface BlogState {
  readonly texts: BlogTexts
}

export const blogState = featureState<BlogState>('blog', { texts: BLOG_TEXTS })

export const stateOfBlog = (context: Pick<RenderContext, 'features'>) => blogState.of(context)
