import type { MemberHoldings } from '@vitrine/accounts/members'
import { record } from '@vitrine/content/core'
import { runSql, sql } from '@vitrine/content/sql'
import { featureStates } from '@vitrine/kit/core'
import { createMembers, memberRoutes, type RunningMembers, visitAccount } from '@vitrine/members/server'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { accountState } from '../../packages/members/src/core/account-state.ts'
import { MAX_ASKS_PER_MINUTE, MAX_MAILS_TO_ADDRESS, MAX_SESSIONS } from '../../packages/members/src/core/limits.ts'
import { askJson, signIn } from '../support/api.ts'
import type { TestContent } from '../support/content.ts'
import { startForms, type TestForms } from '../support/forms.ts'
import { openMemberContent } from '../support/member-content.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'

const SITE = 'https://halden.example'
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

interface Answer {
  readonly status: number
  readonly location: string | undefined
  /** Cookie that a browser sends from now on. */
  readonly cookie: string | undefined
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it asked for.
  readonly body: any
}

describe.each(['sqlite', 'postgres'] as const)('members on %s', (kind) => {
  let content: TestContent
  let forms: TestForms
  let members: RunningMembers
  let app: FastifyInstance
  let held: { erased: number[]; failsWith?: Error | undefined }
  /** Each visitor comes from another network: they are counted. */
  let network = 0

  beforeAll(async () => {
    content = await openMemberContent(
      kind === 'postgres' ? await postgres.createDatabase('members', { migrated: false }) : '',
    )
    forms = await startForms(content)
    const { payload } = content
    await payload.updateGlobal({ slug: 'site', data: { name: 'Halden' } })
    const posts = forms.forms.posts
    members = createMembers({
      payload,
      posts,
      siteUrl: SITE,
      language: 'en',
      addressOf: (path, locale) => (locale === 'en' ? path : `/${locale}${path}`),
      isTaken: async (address) => address === '/taken/',
    })
    held = { erased: [] }
    const orders: MemberHoldings = {
      name: 'orders',
      export: async ({ address }) => [`Chair for ${address}`],
      async erase({ id }) {
        if (held.failsWith) throw held.failsWith
        held.erased.push(id)
      },
    }
    members.hold(orders)
    app = Fastify({ trustProxy: true })
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (_request, _payload, done) => done(null))
    const visit = visitAccount({
      payload,
      members,
      posts,
      siteUrl: SITE,
      refuse: async (_request, reply, status) => reply.code(status).send(),
      sendPage: async (_request, reply, _address, { status, states }) =>
        reply.code(status).send(accountState.of({ features: featureStates(states) }).screen),
    })
    await memberRoutes(app, {
      payload,
      siteUrl: SITE,
      data: members,
      roleOf: async ({ headers }) => roleIn(headers.role),
    })
    app.all('/*', async (request, reply) => {
      const [path = ''] = request.url.split('?')
      return (await visit(request, reply, { path, locale: 'en', address: path })) ?? reply.code(404).send()
    })
    await app.ready()
  })

  afterAll(async () => {
    vi.useRealTimers()
    await app.close()
    await forms.stop()
    await content.close()
  })

  const roleIn = (given: unknown) => (given === 'administrator' || given === 'editor' ? given : undefined)

  const ask = async (
    method: 'GET' | 'POST',
    url: string,
    { fields = {}, cookie, headers = {} }: { fields?: object; cookie?: string | undefined; headers?: object } = {},
  ): Promise<Answer> => {
    network += 1
    const response = await app.inject({
      method,
      url,
      headers: {
        'x-forwarded-for': `10.${Math.floor(network / 65_536)}.${Math.floor(network / 256) % 256}.${network % 256}`,
        ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...(cookie && { cookie }),
        ...headers,
      },
      ...(method === 'POST' && { payload: new URLSearchParams({ ...fields }).toString() }),
    })
    const { statusCode: status, headers: given, body } = response
    const set = given['set-cookie']
    return {
      status,
      location: given.location,
      cookie: typeof set === 'string' ? set.split(';')[0] : undefined,
      body: body.startsWith('{') ? JSON.parse(body) : body,
    }
  }
  const mailsTo = async (address: string) => {
    const rows = await runSql(
      content.payload,
      sql`select subject, mail from deliveries where recipient = ${address} order by id`,
    )
    return rows.map(({ subject, mail }) => ({
      subject: String(subject),
      text: String(record(typeof mail === 'string' ? JSON.parse(mail) : mail).text),
    }))
  }
  const newestLink = async (address: string) => {
    const mail = (await mailsTo(address)).at(-1)
    return /[?&]link=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  }
  const askLink = (email: string, more: object = {}) =>
    ask('POST', '/account/', { fields: { action: 'ask', email, ...more } })
  const open = (link: string) => ask('POST', '/account/confirm/', { fields: { action: 'open', link } })
  const signedIn = async (email: string) => {
    await askLink(email)
    return String((await open(await newestLink(email))).cookie)
  }
  const see = (cookie: string) => ask('GET', '/account/', { cookie })
  const countOf = async (table: 'members' | 'member_links' | 'member_sessions') => {
    const [row] = await runSql(content.payload, sql`select count(*) as rows_of from ${sql.identifier(table)}`)
    return Number(row?.rows_of)
  }

  describe('signing in', () => {
    it('sends a mail whose link leads to a button, and changes nothing when a program follows it', async () => {
      expect(await askLink('Ruth@Example.org')).toMatchObject({ status: 303, location: '/account/?done=sent' })
      const [mail] = await mailsTo('ruth@example.org')
      expect(mail?.subject).toBe('Your link to sign in at Halden')
      const link = await newestLink('ruth@example.org')
      expect(mail?.text).toContain(`\n${SITE}/account/confirm/?link=${link}\n`)
      for (const _ of [1, 2]) {
        const { status, body, cookie } = await ask('GET', `/account/confirm/?link=${link}`)
        expect([status, body, cookie]).toEqual([
          200,
          { kind: 'confirm', link, purpose: 'sign in', address: 'ruth@example.org' },
          undefined,
        ])
      }
      expect(await countOf('members')).toBe(0)
    })

    it('opens the account once, and leads back to where the visitor was', async () => {
      await askLink('mara@example.org', { to: '/club/?page=2' })
      const link = await newestLink('mara@example.org')
      const first = await open(link)
      expect(first).toMatchObject({ status: 303, location: '/club/?page=2' })
      expect(first.cookie).toMatch(/^__Host-vitrine-member=[\w-]{43}$/)
      expect((await see(String(first.cookie))).body).toMatchObject({ kind: 'account', address: 'mara@example.org' })
      expect(await open(link)).toMatchObject({ status: 422, body: { kind: 'sign in', problem: 'deadLink' } })
      expect(await ask('GET', `/account/confirm/?link=${link}`)).toMatchObject({ status: 410 })
    })

    it('gives one of several who open a link at once a session, and makes one account', async () => {
      await askLink('once@example.org')
      const link = await newestLink('once@example.org')
      const answers = await Promise.all(Array.from({ length: 8 }, () => open(link)))
      expect(answers.map(({ status }) => status).sort()).toEqual([303, ...Array(7).fill(422)])
      const rows = await runSql(content.payload, sql`select id from members where email = 'once@example.org'`)
      expect(rows).toHaveLength(1)
    })

    it('makes one account of two links that are opened at once', async () => {
      await askLink('two@example.org')
      const first = await newestLink('two@example.org')
      await askLink('two@example.org')
      const second = await newestLink('two@example.org')
      const answers = await Promise.all([open(first), open(second)])
      expect(answers.map(({ status }) => status)).toEqual([303, 303])
      expect(await runSql(content.payload, sql`select id from members where email = 'two@example.org'`)).toHaveLength(1)
    })

    it.each(['', 'wrong', 'w'.repeat(43)])('does nothing for the wrong link %j', async (link) => {
      expect(await open(link)).toMatchObject({ status: 422, cookie: undefined, body: { problem: 'deadLink' } })
      expect(await ask('GET', `/account/confirm/?link=${link}`)).toMatchObject({ status: 410 })
    })

    it('ends the link after its minutes, and the session after its days', async () => {
      await askLink('late@example.org')
      const link = await newestLink('late@example.org')
      await askLink('later@example.org')
      const other = await newestLink('later@example.org')
      const now = Date.now()
      vi.useFakeTimers({ toFake: ['Date'], now: now + 29 * MINUTE_MS })
      const { cookie = '' } = await open(link)
      vi.setSystemTime(now + 31 * MINUTE_MS)
      expect(await open(other)).toMatchObject({ status: 422, body: { problem: 'deadLink' } })
      vi.setSystemTime(now + 29 * DAY_MS)
      expect((await see(cookie)).body.kind).toBe('account')
      vi.setSystemTime(now + 31 * DAY_MS)
      expect((await see(cookie)).body.kind).toBe('sign in')
      vi.useRealTimers()
    })

    it('stores no secret that opens anything', async () => {
      const cookie = await signedIn('hash@example.org')
      await askLink('hash@example.org')
      const secrets = [cookie.split('=')[1], await newestLink('hash@example.org')]
      const rows = [
        ...(await runSql(content.payload, sql`select * from member_links`)),
        ...(await runSql(content.payload, sql`select * from member_sessions`)),
      ]
      expect(rows.length).toBeGreaterThan(1)
      for (const secret of secrets) expect(JSON.stringify(rows)).not.toContain(secret)
    })

    it('is not begun from pages of other sites', async () => {
      await askLink('cross@example.org')
      const link = await newestLink('cross@example.org')
      const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
      expect(await ask('POST', '/account/confirm/', { fields: { action: 'open', link }, headers })).toMatchObject({
        status: 403,
      })
      expect(await open(link)).toMatchObject({ status: 303 })
    })

    it('leads nobody to another site', async () => {
      await askLink('away@example.org', { to: '//evil.example/' })
      expect(await open(await newestLink('away@example.org'))).toMatchObject({ location: '/account/' })
    })

    it.each([
      ['', 'required'],
      ['ruth', 'notAnAddress'],
    ])('gives %j back with what is wrong', async (typed, problem) =>
      expect(await askLink(typed)).toMatchObject({ status: 422, body: { address: { value: typed, problem } } }))

    it(`lets a member have ${MAX_SESSIONS} sessions, and ends the oldest`, async () => {
      const cookies: string[] = []
      for (let number = 0; number <= MAX_SESSIONS; number += 1) cookies.push(await signedIn('many@example.org'))
      const kinds = await Promise.all([cookies[0], cookies[1], cookies.at(-1)].map((cookie) => see(String(cookie))))
      expect(kinds.map(({ body }) => body.kind)).toEqual(['sign in', 'account', 'account'])
    })
  })

  describe('who has an account', () => {
    it('is not said: members, strangers and blocked members get one answer and one mail', async () => {
      await signedIn('known@example.org')
      await content.payload.create({
        collection: 'members',
        data: { email: 'Barred@example.org', isBlocked: true, language: 'en' },
      })
      await content.payload.updateGlobal({ slug: 'member-settings', data: { joining: 'closed' } })
      const addresses = ['known@example.org', 'stranger@example.org', 'barred@example.org']
      const answers = []
      for (const address of addresses) answers.push(await askLink(address))
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
      const subjects = await Promise.all(addresses.map(async (address) => (await mailsTo(address)).at(-1)?.subject))
      expect(subjects).toEqual(['Your link to sign in at Halden', 'No account at Halden', 'Your account at Halden'])
      expect(await newestLink('stranger@example.org')).toBe('')
      await content.payload.updateGlobal({ slug: 'member-settings', data: { joining: 'open' } })
    })

    it('is decided again when a link is opened', async () => {
      await askLink('closing@example.org')
      await content.payload.updateGlobal({ slug: 'member-settings', data: { joining: 'closed' } })
      expect(await open(await newestLink('closing@example.org'))).toMatchObject({
        status: 422,
        body: { problem: 'closed' },
      })
      await content.payload.updateGlobal({ slug: 'member-settings', data: { joining: 'open' } })
    })

    it(`is sent ${MAX_MAILS_TO_ADDRESS} mails in the time of a link, and then the same answer without one`, async () => {
      const answers: Answer[] = []
      for (let number = 0; number <= MAX_MAILS_TO_ADDRESS; number += 1) answers.push(await askLink('flood@example.org'))
      expect(new Set(answers.map(({ location }) => location))).toEqual(new Set(['/account/?done=sent']))
      expect(await mailsTo('flood@example.org')).toHaveLength(MAX_MAILS_TO_ADDRESS)
    })

    it(`may be asked ${MAX_ASKS_PER_MINUTE} times in a minute from one network`, async () => {
      const headers = { 'x-forwarded-for': '192.0.2.9' }
      const statuses: number[] = []
      for (let number = 0; number <= MAX_ASKS_PER_MINUTE; number += 1) {
        const fields = { action: 'ask', email: `n${number}@example.org` }
        statuses.push((await ask('POST', '/account/', { fields, headers })).status)
      }
      expect(statuses).toEqual([...Array(MAX_ASKS_PER_MINUTE).fill(303), 429])
    })
  })

  describe('a blocked member', () => {
    it('is signed out at once, and opens no link', async () => {
      const cookie = await signedIn('block@example.org')
      await askLink('block@example.org')
      const link = await newestLink('block@example.org')
      await content.payload.update({
        collection: 'members',
        where: { email: { equals: 'block@example.org' } },
        data: { isBlocked: true },
      })
      expect((await see(cookie)).body.kind).toBe('sign in')
      expect(await open(link)).toMatchObject({ status: 422, cookie: undefined, body: { problem: 'blocked' } })
    })
  })

  describe('an account', () => {
    const act = (cookie: string, action: string, fields: object = {}, page = '/account/') =>
      ask('POST', page, { cookie, fields: { action, ...fields } })

    it('takes a name, and gives a too long one back', async () => {
      const cookie = await signedIn('name@example.org')
      expect(await act(cookie, 'name', { name: ' Ruth  Carrow ' })).toMatchObject({
        location: '/account/?done=nameSaved',
      })
      expect((await see(cookie)).body).toMatchObject({ name: { value: 'Ruth Carrow' } })
      const long = 'r'.repeat(81)
      expect(await act(cookie, 'name', { name: long })).toMatchObject({
        status: 422,
        body: { name: { value: long, problem: 'tooLong' } },
      })
    })

    it('has another address once its mail was opened, and tells the old one', async () => {
      const cookie = await signedIn('old@example.org')
      expect(await act(cookie, 'address', { email: 'New@example.org' })).toMatchObject({
        location: '/account/?done=addressSent',
      })
      expect((await see(cookie)).body.address).toBe('old@example.org')
      const link = await newestLink('new@example.org')
      expect((await ask('GET', `/account/confirm/?link=${link}`)).body).toMatchObject({
        purpose: 'address',
        address: 'new@example.org',
      })
      expect(await open(link)).toMatchObject({ location: '/account/?done=addressChanged', cookie: undefined })
      expect((await see(cookie)).body.address).toBe('new@example.org')
      expect((await mailsTo('old@example.org')).at(-1)?.subject).toBe('Your address at Halden was changed')
    })

    it('does not get the address of another account, which is said to who has opened its mail alone', async () => {
      await signedIn('theirs@example.org')
      const cookie = await signedIn('mine@example.org')
      expect(await act(cookie, 'address', { email: 'theirs@example.org' })).toMatchObject({
        location: '/account/?done=addressSent',
      })
      expect(await open(await newestLink('theirs@example.org'))).toMatchObject({
        status: 422,
        body: { problem: 'addressTaken' },
      })
      expect((await see(cookie)).body.address).toBe('mine@example.org')
    })

    it('signs out here, or everywhere', async () => {
      const [first, second, third] = [
        await signedIn('out@example.org'),
        await signedIn('out@example.org'),
        await signedIn('out@example.org'),
      ]
      expect(await act(first, 'signOut')).toMatchObject({
        cookie: '__Host-vitrine-member=',
        location: '/account/?done=signedOut',
      })
      const kinds = async () => Promise.all([first, second, third].map(async (cookie) => (await see(cookie)).body.kind))
      expect(await kinds()).toEqual(['sign in', 'account', 'account'])
      await act(second, 'signOutEverywhere')
      expect(await kinds()).toEqual(['sign in', 'sign in', 'sign in'])
    })

    it('is exported with what other features hold', async () => {
      const cookie = await signedIn('export@example.org')
      const { status, body } = await act(cookie, 'export')
      expect(status).toBe(200)
      expect(body).toMatchObject({
        account: { address: 'export@example.org', language: 'en' },
        sessions: [{ begunAt: expect.any(String), endsAt: expect.any(String) }],
        mails: [{ subject: 'Your link to sign in at Halden' }],
        orders: ['Chair for export@example.org'],
      })
    })

    it('is erased with all that belongs to it, after a tick', async () => {
      const cookie = await signedIn('erase@example.org')
      await askLink('erase@example.org')
      const before = await countOf('members')
      expect(await act(cookie, 'erase', {}, '/account/erase/')).toMatchObject({
        status: 422,
        body: { kind: 'erase', problem: 'notAgreed' },
      })
      expect(await countOf('members')).toBe(before)
      expect(await act(cookie, 'erase', { agreed: '1' }, '/account/erase/')).toMatchObject({
        location: '/account/?done=erased',
        cookie: '__Host-vitrine-member=',
      })
      expect(await countOf('members')).toBe(before - 1)
      expect(held.erased).toHaveLength(1)
      expect((await see(cookie)).body.kind).toBe('sign in')
      expect(await mailsTo('erase@example.org')).toEqual([])
      expect(await runSql(content.payload, sql`select id from member_links where email = 'erase@example.org'`)).toEqual(
        [],
      )
    })

    it('stays whole when a feature cannot erase its part', async () => {
      const cookie = await signedIn('whole@example.org')
      held.failsWith = new Error('The orders are busy.')
      const { status } = await act(cookie, 'erase', { agreed: '1' }, '/account/erase/')
      held.failsWith = undefined
      expect(status).toBe(500)
      expect((await see(cookie)).body).toMatchObject({ kind: 'account', address: 'whole@example.org' })
    })

    it.each([
      'name',
      'address',
      'export',
      'signOut',
      'signOutEverywhere',
      'erase',
    ])('does %s for nobody who is not signed in', async (action) =>
      expect(await act('', action, { agreed: '1', name: 'x' })).toMatchObject({ status: 303, location: '/account/' }))

    it('takes no other action', async () => expect(await act('', 'shout')).toMatchObject({ status: 400 }))

    it('is asked for before somebody is asked whether to erase it', async () =>
      expect(await ask('GET', '/account/erase/')).toMatchObject({
        status: 303,
        location: '/account/?to=%2Faccount%2Ferase%2F',
      }))
  })

  describe('the pages', () => {
    it('move with the setting', async () => {
      await content.payload.updateGlobal({ slug: 'member-settings', data: { slug: 'club' } })
      await vi.waitFor(async () => expect((await ask('GET', '/club/')).status).toBe(200))
      expect((await ask('GET', '/account/')).status).toBe(404)
      await content.payload.updateGlobal({ slug: 'member-settings', data: { slug: 'taken' } })
      await vi.waitFor(async () => expect(await members.signInAddress('/x/', 'en')).toBeUndefined())
      await content.payload.updateGlobal({ slug: 'member-settings', data: { slug: 'account' } })
      await vi.waitFor(async () => expect(await members.signInAddress('/x/', 'de')).toBe('/de/account/?to=%2Fx%2F'))
    })
  })

  describe('in the admin', () => {
    it('editors add, see and block members, and nobody else does', async () => {
      const administrator = await signIn(content, 'administrator')
      const author = await signIn(content, 'author')
      const added = await askJson(content, ['POST', '/members', { email: ' Added@Example.org ' }], administrator)
      expect(added).toMatchObject({ status: 201, body: { doc: { email: 'added@example.org', isBlocked: false } } })
      const { id } = added.body.doc
      const blocked = await askJson(
        content,
        ['PATCH', `/members/${id}`, { isBlocked: true, email: 'other@example.org' }],
        administrator,
      )
      expect(blocked.body.doc).toMatchObject({ email: 'added@example.org', isBlocked: true })
      expect((await askJson(content, ['POST', '/members', { email: 'nobody' }], administrator)).status).toBe(400)
      expect((await askJson(content, ['DELETE', `/members/${id}`], administrator)).status).toBe(403)
      for (const token of [author, '']) {
        expect((await askJson(content, ['GET', '/members'], token)).status).toBe(403)
        expect((await askJson(content, ['GET', '/globals/member-settings'], token)).status).toBe(403)
      }
      for (const hidden of ['/member-links', '/member-sessions']) {
        expect((await askJson(content, ['GET', hidden], administrator)).status).toBe(403)
      }
    })

    it('administrators erase members, with what other features hold', async () => {
      const { id } = await content.payload.create({
        collection: 'members',
        data: { email: 'gone@example.org', isBlocked: false, language: 'en' },
      })
      const erase = (role: string, member: number | string = id) =>
        ask('POST', `/api/members/${member}/erase`, { headers: { role } })
      expect((await erase('')).status).toBe(401)
      expect((await erase('editor')).status).toBe(403)
      expect((await erase('administrator')).status).toBe(200)
      expect(held.erased).toContain(id)
      expect((await erase('administrator')).status).toBe(404)
    })
  })
})
