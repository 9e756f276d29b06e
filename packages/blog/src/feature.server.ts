import type { FeatureServer } from '@vitrine/kit/server'
import { visitorPosts } from '@vitrine/protection/visitor-posts'
import { blogContents } from './server/blog-contents.ts'
import { commentsService } from './server/comments/comments-service.ts'
import { createComments } from './server/comments/take-comment.ts'

export const server: FeatureServer<{ readonly secret: string; readonly siteUrl: string }> = {
  needs: [visitorPosts.name],
  start({ payload, settings, languages, onError, offers }) {
    const { secret, siteUrl } = settings
    const guard = visitorPosts.of(offers)
    const comments = createComments({ payload, guard, secret, siteUrl, languages, onError })
    return {
      contents: blogContents(payload, { stampComments: comments.stamp }),
      offers: [commentsService.offer(comments)],
      waiting: comments.waiting,
    }
  },
}
