import { differs } from '../differs.ts'
import type { Family, Verdict } from '../family.ts'
import { keys, whole } from '../known.ts'
import { API_PATH } from '../server/conventions.ts'
import { withPlaceholders } from '../server/placeholders.ts'
import { hiddenFields, multipart } from '../server/post-form.ts'
import { RECORDED_ENV, type RecordedEnv } from '../server/recorded-env.ts'
import { RECORDED_FORM, type RecordedForm } from '../server/recorded-form.ts'
import type { RecordedSite } from '../server/recorded-site.ts'
import { type RecordedVisitor, VISITOR, visitorOf } from '../server/visitor.ts'

interface HttpVector extends RecordedVisitor {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS' | 'HEAD'
  readonly path: string
  readonly form?: RecordedForm
  readonly env?: RecordedEnv
  /** Description of the body, for readers. */
  readonly body_note?: string
  /** Null: that of the body. */
  readonly content_type?: string | null
  readonly http: number
  readonly type: string
  readonly allow?: string
  readonly reply: unknown
  readonly mails: number
}

const VECTOR = keys<HttpVector>({
  ...VISITOR,
  method: whole,
  path: whole,
  form: RECORDED_FORM,
  env: RECORDED_ENV,
  body_note: whole,
  content_type: whole,
  http: whole,
  type: whole,
  allow: whole,
  reply: whole,
  mails: whole,
})

export const family: Family = {
  known: { vector: VECTOR },
  async open(_file, run) {
    const content = await run.content()
    return {
      async check(vector) {
        const recorded = vector as unknown as HttpVector
        const site = await content.site(recorded.form ?? DEFAULT_FORM, recorded.env ?? {})
        try {
          return await replyDiffers(recorded, site)
        } finally {
          await site.close()
        }
      },
    }
  },
}

/** The form of cases that name none. */
const DEFAULT_FORM = { form: '[text* a]' }

async function replyDiffers(vector: HttpVector, site: RecordedSite): Promise<Verdict> {
  const { type, body } = await bodyOf(vector)
  const { remoteAddress, headers } = visitorOf(vector)
  const response = await site.app.inject({
    method: vector.method,
    url: vector.path.replace('{api}', API_PATH),
    remoteAddress,
    headers: { ...headers, ...(type && { 'content-type': type }) },
    ...(body && { payload: body }),
  })
  const reply = response.body === '' ? '' : response.json()
  return (
    differs('http', vector.http, response.statusCode) ??
    differs('type', vector.type.toLowerCase(), String(response.headers['content-type']).toLowerCase()) ??
    differs('allow', vector.allow, vector.allow && response.headers.allow) ??
    differs('reply', withPlaceholders(vector.reply), withPlaceholders(reply)) ??
    differs('mails', vector.mails, (await site.rows('deliveries')).length)
  )
}

async function bodyOf({ body_note: note = '', content_type: given }: HttpVector) {
  const valid = [...hiddenFields('wpcf7-f4-o1', 0), ['a', 'x'] as const]
  const withoutTag = valid.filter(([name]) => name !== '_wpcf7_unit_tag')
  const boundary = /boundary=(.+)$/.exec(given ?? '')?.[1]
  if (/multipart/.test(note)) {
    const written = await multipart(/without unit tag/.test(note) ? withoutTag : valid)
    const own = /boundary=(.+)$/.exec(written.type)?.[1] ?? ''
    const text = written.body.toString().replaceAll(own, boundary ?? own)
    return { type: given ?? written.type, body: Buffer.from(text) }
  }
  if (note === 'urlencoded')
    return { type: given, body: Buffer.from(String(new URLSearchParams(valid.map(([n, v]) => [n, v])))) }
  if (note === 'JSON object') return { type: given, body: Buffer.from('{"a":"x"}') }
  if (note === 'empty') return { type: given, body: Buffer.alloc(0) }
  return { type: given, body: note === '' ? undefined : Buffer.from(note) }
}
