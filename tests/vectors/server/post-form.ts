import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { RecordedEntries } from '../posted-entries.ts'
import { FORM_ID } from './conventions.ts'
import { type VisitedCase, visitorOf } from './visitor.ts'

/** Fields that accompany every post unless a case changes them. */
export function hiddenFields(
  unitTag: string,
  container: number,
  changed: Readonly<Record<string, string | null>> = {},
) {
  const fields: Readonly<Record<string, string | null>> = {
    _wpcf7: String(FORM_ID),
    _wpcf7_version: '6.1.6',
    _wpcf7_locale: 'en_US',
    _wpcf7_unit_tag: unitTag,
    _wpcf7_container_post: String(container),
    _wpcf7_posted_data_hash: '',
    ...changed,
  }
  return Object.entries(fields).flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]))
}

/** The body of a post as a browser writes it. */
export async function multipart(entries: RecordedEntries): Promise<{ readonly type: string; readonly body: Buffer }> {
  const data = new FormData()
  for (const [name, value] of entries) {
    if (typeof value === 'string') data.append(name, value)
    else {
      const { file } = value
      const content = file.content ?? 'x'.repeat(file.size ?? 0)
      data.append(name, new File([content], file.name, { type: file.type }))
    }
  }
  const request = new Request('http://localhost/', { method: 'POST', body: data })
  return { type: request.headers.get('content-type') ?? '', body: Buffer.from(await request.arrayBuffer()) }
}

/** Posts a body to an address of the site, as the visitor of a case. */
export function send(
  app: FastifyInstance,
  url: string,
  { type, body }: { readonly type: string; readonly body: Buffer },
  visited: VisitedCase,
): Promise<LightMyRequestResponse> {
  const { remoteAddress, headers } = visitorOf(visited)
  return app.inject({
    method: 'POST',
    url,
    remoteAddress,
    headers: { ...headers, 'content-type': type },
    payload: body,
  })
}
