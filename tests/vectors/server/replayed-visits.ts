import Fastify from 'fastify'
import type { SubmissionMeta } from '../../../packages/forms/src/core/submission-meta.ts'
import type { UnitTag } from '../../../packages/forms/src/core/unit-tag.ts'
import { postedFrom, submissionMetaOf } from '../../../packages/forms/src/server/submission-meta.ts'
import { FEEDBACK_PATH, NOW, SITE_URL } from './conventions.ts'
import { send } from './post-form.ts'
import type { VisitedCase } from './visitor.ts'

export type Visit = Pick<SubmissionMeta, 'remoteAddress' | 'userAgent' | 'url'>

/** Makes requests as recorded visitors made them, and says what our server learns of who posts. */
export function openVisits(): { visit(visited: VisitedCase): Promise<Visit>; close(): Promise<void> } {
  const app = Fastify()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.post('*', async (request): Promise<Visit> => {
    const posted = await postedFrom(request, { url: SITE_URL, isPage: async () => false })
    const known = { unitTag: 'wpcf7-f4-o1' as UnitTag, url: posted, now: NOW, user: undefined }
    const { remoteAddress, userAgent, url } = submissionMetaOf(request, known)
    return { remoteAddress, userAgent, url }
  })
  return {
    async visit(visited) {
      const response = await send(app, FEEDBACK_PATH, { type: 'multipart/form-data', body: Buffer.alloc(0) }, visited)
      return response.json<Visit>()
    },
    close: () => app.close(),
  }
}
