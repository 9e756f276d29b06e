import { createForms, type Forms, type FormsOptions } from '@vitrine/forms/server'
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify'
import type { TestContent } from './content.ts'

/** Fields of a post, as a browser would send them. */
export type PostedFields = Readonly<Record<string, string | File>>

/** The forms of a test's content, on an application of their own. */
export interface TestForms {
  readonly forms: Forms
  readonly app: FastifyInstance
  /** Posts to a form as a visitor's browser does. */
  post(formId: number, fields: PostedFields, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  stop(): Promise<void>
}

/** Starts taking messages. What goes wrong in the background fails the test. */
export async function startForms(
  content: TestContent,
  { settings, ...options }: Partial<Omit<FormsOptions, 'settings'>> & { readonly settings?: object } = {},
): Promise<TestForms> {
  const forms = createForms({
    payload: content.payload,
    settings: { ...content.settings, ...settings },
    languages: ['en'],
    site: { title: 'Test' },
    onError: (error) => {
      throw error
    },
    ...options,
  })
  const app = Fastify()
  await forms.register(app)
  return {
    forms,
    app,
    async post(formId, fields, headers = {}) {
      const { type, body } = await multipart({ _wpcf7_unit_tag: `wpcf7-f${formId}-o1`, ...fields })
      return app.inject({
        method: 'POST',
        url: feedbackPath(formId),
        headers: { 'content-type': type, 'user-agent': 'Mozilla/5.0 (Test)', ...headers },
        payload: body,
      })
    },
    async stop() {
      await app.close()
      await forms.stop()
    },
  }
}

export function feedbackPath(formId: number): string {
  return `/wp-json/contact-form-7/v1/contact-forms/${formId}/feedback`
}

/** A body as a browser writes it. */
export async function multipart(fields: PostedFields): Promise<{ readonly type: string; readonly body: Buffer }> {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  const request = new Request('http://localhost/', { method: 'POST', body: data })
  return { type: request.headers.get('content-type') ?? '', body: Buffer.from(await request.arrayBuffer()) }
}

/** Makes a form that is written as a template. @returns Its id. */
export async function makeForm(content: TestContent, template: string, mail: object = {}): Promise<number> {
  const data = {
    title: 'Form',
    writtenAs: 'template',
    template,
    mail: { recipient: 'owner@example.com', subject: 'S', replyTo: '', body: '[a]', ...mail },
  }
  return Number((await content.payload.create({ collection: 'contact-forms', data: data as never })).id)
}
