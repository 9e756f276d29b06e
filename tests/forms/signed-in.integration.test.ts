import { server } from '@vitrine/forms/feature.server'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openContent, type TestContent } from '../support/content.ts'
import { feedbackPath, multipart } from '../support/forms.ts'

let content: TestContent
let app: FastifyInstance
let stop: () => Promise<void>

/** A site on which whoever sends this header is an account. */
const SIGNED_IN = { authorization: 'JWT right' }

beforeAll(async () => {
  content = await openContent()
  const forms = server.start({
    payload: content.payload,
    settings: content.settings,
    callOrigin: '',
    languages: ['en'],
    documentAt: async () => undefined,
    addressOf: (path) => path,
    roleOf: async () => undefined,
    accountOf: async ({ headers }) =>
      headers.authorization === SIGNED_IN.authorization ? { name: 'Sub Scriber', email: 'sub@example.com' } : undefined,
    startProgram: () => expect.unreachable(),
    sendPage: () => expect.unreachable(),
    refuse: () => expect.unreachable(),
    typefaces: () => expect.unreachable(),
    onError(error) {
      throw error
    },
    offers: [],
  })
  app = Fastify()
  await forms.register?.(app)
  stop = async () => {
    await app.close()
    await forms.stop?.()
  }
})

afterAll(async () => {
  await stop()
  await content.close()
})

async function make(form: object): Promise<number> {
  const data = {
    title: 'Form',
    writtenAs: 'template',
    template: '[text a]',
    mail: {
      recipient: 'owner@example.com',
      subject: 'S',
      replyTo: '',
      excludeBlank: false,
      body: '[_user_email]|[_user_display_name]|[_user_first_name]|[_user_last_name]|[_user_nothing]|',
    },
    ...form,
  }
  return Number((await content.payload.create({ collection: 'contact-forms', data: data as never })).id)
}

async function post(form: number, headers: Record<string, string>) {
  const { type, body } = await multipart({ _wpcf7_unit_tag: `wpcf7-f${form}-o1`, a: 'x' })
  const sent = { 'content-type': type, 'user-agent': 'Mozilla/5.0 (Test)', ...headers }
  const reply = await app.inject({ method: 'POST', url: feedbackPath(form), headers: sent, payload: body })
  return reply.json<Record<string, unknown>>()
}

async function textOfMail(): Promise<string> {
  const { docs } = await content.payload.find({ collection: 'deliveries', sort: '-id', limit: 1, depth: 0 })
  return (docs[0]?.mail as { text: string }).text
}

describe('the mail of a form', () => {
  it('gives the first and the last name of who is signed in', async () => {
    await post(await make({}), SIGNED_IN)
    expect(await textOfMail()).toBe('sub@example.com|Sub Scriber|Sub|Scriber||')
  })
  it('gives nothing of visitors', async () => {
    await post(await make({}), {})
    expect(await textOfMail()).toBe('|||||')
  })
})

describe('a form for members', () => {
  const forMembers = { additionalSettings: 'subscribers_only: on' }

  it('takes the message of an account', async () =>
    expect(await post(await make(forMembers), SIGNED_IN)).toMatchObject({ status: 'mail_sent' }))
  it('answers a visitor with its sentence alone', async () => {
    const form = await make(forMembers)
    expect(await post(form, {})).toEqual({
      contact_form_id: form,
      status: 'error',
      message: 'This contact form is available only for logged in users.',
      into: `#wpcf7-f${form}-o1`,
      invalid_fields: [],
    })
  })
  it('is described to accounts alone', async () => {
    const url = `/wp-json/vitrine/v1/contact-forms/${await make(forMembers)}`
    expect((await app.inject({ url, headers: SIGNED_IN })).statusCode).toBe(200)
    expect((await app.inject({ url })).statusCode).toBe(403)
  })
})
