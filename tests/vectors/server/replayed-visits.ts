import Fastify from 'fastify'
import type { Circumstances } from '../../../packages/forms/src/core/circumstances.ts'
import type { UnitTag } from '../../../packages/forms/src/core/unit-tag.ts'
import { circumstancesOf, postedFrom } from '../../../packages/forms/src/server/circumstances.ts'
import { FEEDBACK_PATH, NOW, SITE_URL } from './conventions.ts'
import { send } from './post-form.ts'
import type { VisitedCase } from './visitor.ts'

export type Visit = Pick<Circumstances, 'remoteAddress' | 'userAgent' | 'url'>

/** Makes requests as recorded visitors made them, and says what our server learns of who posts. */
export function openVisits(): { visit(visited: VisitedCase): Promise<Visit>; close(): Promise<void> } {
  const app = Fastify()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.post('*', async (request): Promise<Visit> => {
    const posted = await postedFrom(request, { url: SITE_URL, isPage: async () => false })
    const known = { unitTag: 'wpcf7-f4-o1' as UnitTag, url: posted, now: NOW, user: undefined }
    const { remoteAddress, userAgent, url } = circumstancesOf(request, known)
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
