import { ContentCache, readState } from '@vitrine/content/cache'
import { listedDocuments, readPasswordHash } from '@vitrine/content/queries'
import { createSearch } from '@vitrine/search/server'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pageRenderer } from '../../apps/site/src/render/page-renderer.tsx'
import { answerAddress, sendMissing } from '../../apps/site/src/server/answer-address.ts'
import { createGate } from '../../apps/site/src/server/gate/gate.ts'
import { openPage } from '../../apps/site/src/server/gate/open-page.ts'
import { createPages, type Pages } from '../../apps/site/src/server/pages.ts'
import { whoAsks } from '../../apps/site/src/server/who-asks.ts'
import { askJson, signIn } from '../support/api.ts'
import { openContent, type TestContent } from '../support/content.ts'
import { contentSource } from '../support/content-source.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'

const SITE = 'https://studio.example'
const PASSWORD = 'open sesame'
const SECRET_WORDS = 'What only few may read'

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

describe.each(['sqlite', 'postgres'] as const)('pages that are not for everyone, with %s', (kind) => {
  let content: TestContent
  let pages: Pages
  let app: FastifyInstance
  let token: string
  let tries = 0
  const ids: Record<string, number> = {}

  beforeAll(async () => {
    const database = kind === 'postgres' ? await postgres.createDatabase('protected') : ''
    content = await openContent(database, { languages: 'en,de', siteUrl: SITE })
    token = await signIn(content, 'administrator')
    const { payload } = content
    const layout = [{ blockType: 'hero', variant: 'plain', heading: SECRET_WORDS }]
    const common = { layout, _status: 'published' }
    const make = async (collection: 'pages' | 'posts' | 'projects', data: object) =>
      Number((await payload.create({ collection, data: { ...common, ...data } as never })).id)
    ids.open = await make('pages', { title: 'Open' })
    ids.secret = await make('pages', { title: 'Secret', visibility: 'password', password: PASSWORD })
    ids.other = await make('pages', { title: 'Other', visibility: 'password', password: 'another' })
    ids.club = await make('pages', { title: 'Club', visibility: 'members' })
    const past = { publishedAt: '2026-01-01T00:00:00.000Z' }
    await make('posts', { ...past, title: 'Hidden post', visibility: 'password', password: PASSWORD })
    await make('projects', { title: 'Hidden project', visibility: 'members' })
    const source = contentSource(payload)
    pages = createPages({
      source,
      content: new ContentCache({
        read: (since) => readState(payload, since),
        onError(error) {
          throw error
        },
      }),
      rendererOf: (locale) =>
        pageRenderer({
          siteUrl: SITE,
          languages: ['en', 'de'],
          locale,
          assets: { script: '/entry.js', livePreview: '/live-preview.js', styles: [], icon: '/favicon.svg' },
          blockStyles: { address: () => undefined, read: () => undefined },
          typefaces: new Map(),
          fontSheets: () => ({ css: '', preloads: [] }),
          ajaxPath: '/wp-admin/admin-ajax.php',
          requestStates: async () => ({ states: [], isPersonal: () => false }),
        }),
      languages: ['en', 'de'],
      siteUrl: SITE,
    })
    const asks = whoAsks((headers) => source.account(headers))
    const gate = createGate({
      secret: 's'.repeat(32),
      isMember: async (request) => (await asks(request)).kind === 'account',
      passwordHash: (document) => readPasswordHash(payload, document),
      isTooMany: async (_key, limit) => {
        tries += 1
        return tries > limit
      },
    })
    app = Fastify()
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    await openPage(app, {
      gate,
      pages,
      posts: {
        read: async ({ body, ip }) => ({
          ok: true,
          fields: new Map(new URLSearchParams(String(body))),
          remoteAddress: ip,
          userAgent: '',
        }),
      },
      siteUrl: SITE,
      refuse: (request, reply, status) => sendMissing(reply, pages, request, status),
    })
    app.get('/*', (request, reply) =>
      answerAddress(request, reply, {
        pages,
        features: {
          forms: { readSent: async () => undefined },
          visit: async () => false,
          signInAddress: async () => undefined,
        },
        isTooMany: async () => false,
        languages: ['en', 'de'],
        missing: { note: () => {} },
        gate,
      }),
    )
  })

  afterAll(async () => {
    await app.close()
    await content.close()
  })

  const visit = async (url: string, headers: Record<string, string> = {}) => {
    const { statusCode, body, headers: answered } = await app.inject({ url, headers })
    return { status: statusCode, body, headers: answered, isShown: body.includes(SECRET_WORDS) }
  }
  const give = (password: string, page = '/secret/', headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/open-page',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams({ password, page }).toString(),
    })
  const opened = async () => {
    tries = 0
    const answer = await give(PASSWORD)
    return { answer, cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '' }
  }

  describe('a page with a password', () => {
    it('asks for it, and says nothing of what is on it', async () => {
      const { status, body, headers, isShown } = await visit('/secret/')
      expect([status, isShown]).toEqual([401, false])
      expect(headers['cache-control']).toBe('private, no-store')
      expect(headers['www-authenticate']).toBe('Form')
      const form = /<form class="page-message__form"[^>]*>/.exec(body)?.[0]
      expect([form?.includes('method="post"'), form?.includes('action="/open-page"')]).toEqual([true, true])
      expect(body).toContain('<label class="page-message__label" for="gate-password">')
      expect(body).toContain('<meta name="robots" content="noindex"')
      expect(body).not.toContain('Secret')
    })

    it('opens by it, for who gave it alone, and is stored by nobody', async () => {
      const { answer, cookie } = await opened()
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/secret/'])
      expect(answer.headers['set-cookie']).toMatch(/; HttpOnly; SameSite=Lax$/)
      const mine = await visit('/secret/', { cookie })
      expect([mine.status, mine.isShown, mine.headers['cache-control']]).toEqual([200, true, 'private, no-store'])
      const theirs = await visit('/secret/')
      expect([theirs.status, theirs.isShown]).toEqual([401, false])
      expect(pages.inMemory('/secret/')).toBeUndefined()
      expect((await visit('/secret/?any=field')).isShown).toBe(false)
      expect((await visit('/secret/?any=field', { cookie })).isShown).toBe(true)
      expect((await visit('/other/', { cookie })).isShown).toBe(false)
    })

    it('says that a password is wrong where it is asked for', async () => {
      tries = 0
      const { statusCode, body, headers } = await give('close sesame')
      expect([statusCode, headers['set-cookie']]).toEqual([401, undefined])
      expect(body).toContain('aria-invalid="true" aria-describedby="gate-problem"')
      expect(body).toContain('role="alert">That is not the password of this page.')
      expect(body).not.toContain(SECRET_WORDS)
    })

    it('takes a few passwords from one place, and no more', async () => {
      tries = 10
      const { statusCode, headers } = await give(PASSWORD)
      expect([statusCode, headers['set-cookie']]).toEqual([429, undefined])
      tries = 0
    })

    it('takes none from another site, and none for what has none', async () => {
      expect((await give(PASSWORD, '/secret/', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
      for (const page of ['/open/', '/nothing/', '//evil.example/', 'https://evil.example/', '']) {
        expect([page, (await give(PASSWORD, page)).statusCode]).toEqual([page, 404])
      }
    })

    it('closes for everybody when it gets another password', async () => {
      const { cookie } = await opened()
      const change = (password: string) =>
        content.payload.update({
          collection: 'pages',
          id: ids.secret ?? 0,
          data: { password, _status: 'published' } as never,
        })
      await change('a new one')
      expect((await visit('/secret/', { cookie })).status).toBe(401)
      await change(PASSWORD)
    })

    it('keeps it while its editor changes something else', async () => {
      await content.payload.update({
        collection: 'pages',
        id: ids.secret ?? 0,
        data: { title: 'Still secret', _status: 'published' },
      })
      const { cookie } = await opened()
      expect((await visit('/secret/', { cookie })).isShown).toBe(true)
    })

    it('is not published without one', () =>
      expect(
        content.payload.create({
          collection: 'pages',
          data: { title: 'None', visibility: 'password', _status: 'published' } as never,
        }),
      ).rejects.toMatchObject({ data: { errors: [{ path: 'password' }] } }))
  })

  describe('a page for members', () => {
    it('asks strangers to sign in, and to come back', async () => {
      const { status, body, isShown, headers } = await visit('/club/')
      expect([status, isShown, headers['cache-control']]).toEqual([401, false, 'private, no-store'])
      expect(body).toContain('href="/admin/login?redirect=%2Fclub%2F"')
    })

    it('is shown to who is signed in, and stored by nobody', async () => {
      // Also where a link from another site led here.
      for (const from of [{}, { 'sec-fetch-site': 'cross-site' }]) {
        const mine = await visit('/club/', { cookie: `payload-token=${token}`, ...from })
        expect([mine.status, mine.isShown, mine.headers['cache-control']]).toEqual([200, true, 'private, no-store'])
      }
      expect((await visit('/club/')).isShown).toBe(false)
      expect((await visit('/club/', { cookie: 'payload-token=made-up' })).isShown).toBe(false)
    })
  })

  describe('what is not for everyone', () => {
    it('is in no list, search, feed or sitemap', async () => {
      const listed = await Promise.all(
        (['pages', 'posts', 'projects'] as const).map((collection) =>
          listedDocuments(content.payload, { collection, locale: 'en' }),
        ),
      )
      expect(listed.flat().map(({ title }) => title)).toEqual(['Open'])
      const search = createSearch({
        payload: content.payload,
        onError(error) {
          throw error
        },
      })
      const found = await search.suggest({ term: 'few may read', locale: 'en', limit: 10 })
      expect(found.state === 'ready' && found.hits.map(({ title }) => title)).toEqual(['Open'])
      for (const address of ['/blog/', '/work/', '/blog/feed.xml']) {
        expect((await visit(address)).body).not.toContain('Hidden')
      }
      expect(await pages.share('/secret/')).toBeUndefined()
    })

    it.each(['pages', 'posts', 'projects'])('is not given to strangers by the API of %s', async (collection) => {
      const { status, body } = await askJson(content, ['GET', `/${collection}?limit=100&depth=2`], '')
      expect(status).toBe(200)
      expect(JSON.stringify(body)).not.toMatch(/Secret|Club|Hidden/)
    })

    it('never says its password or the hash of it, to accounts neither', async () => {
      for (const path of [`/pages/${ids.secret}`, `/pages/versions?where[parent][equals]=${ids.secret}`]) {
        const answer = JSON.stringify((await askJson(content, ['GET', path], token)).body)
        expect(answer).toContain('Still secret')
        expect(answer).not.toMatch(/scrypt|sesame|passwordHash/)
      }
    })
  })
})
