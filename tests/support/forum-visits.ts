import type { Member } from '@vitrine/accounts/members'
import { record } from '@vitrine/content/core'
import { forumReader, visitForum } from '@vitrine/forum/server'
import { featureStates } from '@vitrine/kit/core'
import { type Challenge, solveProof } from '@vitrine/protection/core'
import Fastify from 'fastify'
import { writingState } from '../../packages/forum/src/core/writing-screen.ts'
import type { TestContent } from './content.ts'
import { startForms } from './forms.ts'

/** Answer of a page for one member. */
export interface ForumAnswer {
  readonly status: number
  readonly location: string | undefined
  readonly cache: string | undefined
  /** Screen that the page was asked to show. */
  readonly screen: Readonly<Record<string, unknown>>
  readonly form: Readonly<Record<string, unknown>>
}

type Fields = Readonly<Record<string, string>>

/** The forum's pages for one member, each with a clock that tests set. */
export interface ForumVisits {
  /** Opens a page, or posts fields to it. @param member Id of who asks; undefined: a visitor. */
  ask(member: number | undefined, url: string, fields?: Fields, headers?: Fields): Promise<ForumAnswer>
  /** Opens a form, and sends it ten seconds later. */
  send(member: number, url: string, fields: Fields): Promise<ForumAnswer>
  /** Does the work for which a form names an address, as a browser does. @returns The token of one post. */
  prove(address: string): Promise<string>
  now(): Date
  wait(seconds: number): void
  stop(): Promise<void>
}

export async function startForumVisits(content: TestContent, members: readonly Member[]): Promise<ForumVisits> {
  let now = new Date()
  const forms = await startForms(content, { now: () => now })
  const { payload } = content
  /** Each visitor comes from another network: they are counted. */
  let network = 0
  const visit = visitForum({
    payload,
    forum: forumReader(payload),
    members: {
      memberOf: async ({ headers }) => members.find(({ id }) => String(id) === headers.member),
      signInAddress: async (back) => `/account/?to=${encodeURIComponent(back)}`,
    },
    posts: forms.forms.posts,
    siteUrl: 'https://halden.example',
    addressOf: (path) => path,
    now: () => now,
    refuse: async (_request, reply, status) => reply.code(status).send(),
    sendPage: async (_request, reply, _address, { status, states }) =>
      reply.code(status).send(writingState.of({ features: featureStates(states) }).screen),
  })
  const app = Fastify({ trustProxy: true })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.all('/*', async (request, reply) => {
    const [path = ''] = request.url.split('?')
    return (await visit(request, reply, { path, locale: 'en', address: path })) ?? reply.code(404).send()
  })
  await app.ready()

  const ask: ForumVisits['ask'] = async (member, url, fields, headers = {}) => {
    network += 1
    const response = await app.inject({
      method: fields ? 'POST' : 'GET',
      url,
      headers: {
        'x-forwarded-for': `10.0.${Math.floor(network / 256)}.${network % 256}`,
        ...(fields && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...(member !== undefined && { member: String(member) }),
        ...headers,
      },
      ...(fields && { payload: new URLSearchParams(fields).toString() }),
    })
    const { statusCode: status, body, headers: given } = response
    const screen = record(body.startsWith('{') ? JSON.parse(body) : {})
    return {
      status,
      location: given.location,
      screen,
      form: record(screen.form),
      cache: given['cache-control'] === undefined ? undefined : String(given['cache-control']),
    }
  }
  const wait = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1_000)
  }
  return {
    ask,
    async send(member, url, fields) {
      const { form } = await ask(member, url)
      const hidden = Object.entries(record(form.hidden)).map(([name, value]) => [name, String(value)])
      wait(10)
      return ask(member, String(form.action), { ...Object.fromEntries(hidden), ...fields })
    },
    async prove(address) {
      const challenge = (await forms.app.inject(address)).json<Challenge>()
      return btoa(JSON.stringify({ challenge, solution: await solveProof(challenge) }))
    },
    now: () => now,
    wait,
    async stop() {
      await app.close()
      await forms.stop()
    },
  }
}
