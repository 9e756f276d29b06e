import type { FeatureServer } from '@vitrine/kit/server'
import { visitorPosts } from '@vitrine/protection/visitor-posts'
import { POST_SECTIONS } from './core/sections.ts'
import { blogContents } from './server/blog-contents.ts'
import { commentRoutes } from './server/comments/comment-routes.ts'
import { createComments } from './server/comments/take-comment.ts'

interface BlogSettings {
  readonly secret: string
  readonly siteUrl: string
  /** Origins of other sites whose pages may post comments. */
  readonly formsOrigins: readonly string[]
}

export const server: FeatureServer<BlogSettings> = {
  needs: [visitorPosts.name],
  start({ payload, settings, languages, sendPage, refuse, onError, offers }) {
    const { secret, siteUrl, formsOrigins: origins } = settings
    const posts = visitorPosts.of(offers)
    const comments = createComments({ payload, guard: posts, secret, siteUrl, languages, onError })
    return {
      contents: blogContents(payload, { stampComments: comments.stamp }),
      register: (app) => commentRoutes(app, { comments, posts, siteUrl, origins, languages, sendPage, refuse }),
      sections: async () => POST_SECTIONS,
    }
  },
}
