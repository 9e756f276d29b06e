import type { FeatureServer } from '@vitrine/kit/server'
import { visitorPosts } from '@vitrine/protection/visitor-posts'
import { commentContents } from './server/comment-contents.ts'
import { commentRoutes } from './server/comment-routes.ts'
import { createComments } from './server/take-comment.ts'

interface CommentServerSettings {
  readonly secret: string
  readonly siteUrl: string
  /** Origins of other sites whose pages may post comments. */
  readonly formsOrigins: readonly string[]
}

export const server: FeatureServer<CommentServerSettings> = {
  needs: [visitorPosts.name],
  start({ payload, settings, languages, sendPage, refuse, onError, offers }) {
    const { secret, siteUrl, formsOrigins: origins } = settings
    const posts = visitorPosts.of(offers)
    const comments = createComments({ payload, guard: posts, secret, siteUrl, languages, onError })
    return {
      contents: commentContents(payload, comments.stamp),
      register: (app) => commentRoutes(app, { comments, posts, siteUrl, origins, languages, sendPage, refuse }),
    }
  },
}
