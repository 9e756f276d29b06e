import { createServer, type IncomingHttpHeaders } from 'node:http'
import { ContentCache, readState } from '@vitrine/content/cache'
import { runSql, sql } from '@vitrine/content/sql'
import type { RunningFeature } from '@vitrine/kit/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pageRenderer } from '../../apps/site/src/render/page-renderer.tsx'
import { createPages, type Pages } from '../../apps/site/src/server/pages.ts'
import { server } from '../../packages/cdn/src/feature.server.ts'
import { openContent, type TestContent } from '../support/content.ts'
import { contentSource } from '../support/content-source.ts'
import { holdIntervals, untilDelivered } from '../support/intervals.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'

const SITE = 'https://studio.example'

let postgres: TestPostgres

holdIntervals()

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

/** The interface of a CDN at the network. It answers with the status it is set to. */
async function startService() {
  const state = {
    status: 200,
    calls: [] as { path: string | undefined; headers: IncomingHttpHeaders; tags: string[] }[],
  }
  const service = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    state.calls.push({ path: request.url, headers: request.headers, tags: JSON.parse(body).tags })
    response.writeHead(state.status).end('{"success":true}')
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const address = service.address()
  return {
    state,
    host: `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    close: () => new Promise((resolve) => service.close(resolve)),
  }
}

describe.each(['sqlite', 'postgres'] as const)('a CDN in front of a site on %s', (kind) => {
  let content: TestContent
  let service: Awaited<ReturnType<typeof startService>>
  let feature: RunningFeature
  let pages: Pages
  let stop: () => Promise<void>
  const ids: Record<string, number> = {}

  beforeAll(async () => {
    service = await startService()
    content = await openContent(kind === 'postgres' ? await postgres.createDatabase('purges') : '', { siteUrl: SITE })
    const { payload } = content
    for (const slug of ['home', 'services', 'about']) {
      const data = { title: slug, slug, _status: 'published' } as const
      ids[slug] = Number((await payload.create({ collection: 'pages', data })).id)
    }
    const cdn = {
      service: 'cloudflare',
      id: 'zone',
      token: 'secret',
      url: `http://${service.host}`,
      seconds: 600,
      staleSeconds: 60,
    } as const
    feature = server.start({
      payload,
      settings: { siteUrl: SITE, webhookPrivateHosts: [service.host], cdn },
      callOrigin: '',
      languages: ['en'],
      documentAt: async () => undefined,
      addressOf: (path) => path,
      roleOf: async () => undefined,
      accountOf: async () => undefined,
      startProgram: () => expect.unreachable(),
      sendPage: () => expect.unreachable(),
      refuse: () => expect.unreachable(),
      typefaces: () => expect.unreachable(),
      onError(error) {
        throw error
      },
      offers: [],
    })
    pages = createPages({
      source: contentSource(payload),
      content: new ContentCache({
        read: (since) => readState(payload, since),
        onError(error) {
          throw error
        },
      }),
      rendererOf: (locale) =>
        pageRenderer({
          siteUrl: SITE,
          languages: ['en'],
          locale,
          assets: { script: '/entry.js', livePreview: '/live-preview.js', styles: [], icon: '/favicon.svg' },
          blockStyles: { address: () => undefined, read: () => undefined },
          typefaces: new Map(),
          fontSheets: () => ({ css: '', preloads: [] }),
          ajaxPath: '/wp-admin/admin-ajax.php',
          requestStates: async () => ({ states: [], isPersonal: () => false }),
        }),
      languages: ['en'],
      siteUrl: SITE,
      sharedHeaders: (tags) => feature.sharedHeaders?.(tags) ?? {},
    })
    stop = feature.maintenance?.() ?? expect.unreachable()
    await untilDelivered('the first purge', () => service.state.calls.length > 0)
  })

  afterAll(async () => {
    await stop()
    await service.close()
    await content.close()
  })

  beforeEach(() => {
    service.state.status = 200
    service.state.calls = []
  })

  /** Tags that a page carries. */
  async function tagsOf(address: string): Promise<readonly string[]> {
    const answer = await pages.find(address)
    if (answer.kind !== 'page') return expect.unreachable(`${address} is no page`)
    return answer.page.headers['cache-tag']?.split(',') ?? []
  }
  const update = (slug: string, title: string) =>
    content.payload.update({ collection: 'pages', id: ids[slug] ?? 0, data: { title, _status: 'published' } })
  const isPurged = (tags: readonly string[]) =>
    service.state.calls.some((call) => call.tags.some((tag) => tags.includes(tag)))

  it('is told to forget the whole site when the site starts', async () => {
    const rows = await runSql(content.payload, sql`select subject, state from deliveries where kind = 'purge'`)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ subject: 'The whole site' })
  })

  it('may store a page, and is told with it what it was made of', async () => {
    const answer = await pages.find('/services/')
    expect(answer).toMatchObject({
      kind: 'page',
      page: {
        headers: {
          'cache-control': 'public, max-age=0, s-maxage=600',
          'cache-tag': expect.stringMatching(/^[0-9a-z]{8}(,[0-9a-z]{8})+$/),
        },
      },
    })
  })

  it('may store no page that says that there is none', async () => {
    const answer = await pages.find('/nothing/')
    if (answer.kind !== 'not found') return expect.unreachable()
    expect(answer.page.headers['cache-control']).toBe('public, no-cache')
    expect(answer.page.headers['cache-tag']).toBeUndefined()
  })

  it('is told of a change: it forgets the page, and keeps the others', async () => {
    const [services, about] = [await tagsOf('/services/'), await tagsOf('/about/')]
    await update('services', 'What we do')
    await untilDelivered('the purge', () => service.state.calls.length > 0)
    expect(service.state.calls[0]).toMatchObject({
      path: '/client/v4/zones/zone/purge_cache',
      headers: { authorization: 'Bearer secret' },
    })
    expect([isPurged(services), isPurged(about)]).toEqual([true, false])
  })

  it('is told again of what it refused', async () => {
    const about = await tagsOf('/about/')
    service.state.status = 500
    await update('about', 'Who we are')
    const failed = await untilDelivered('the refusal', async () => {
      const [row] = await runSql(
        content.payload,
        sql`select * from deliveries where kind = 'purge' and attempts = 1
        and state = 'queued'`,
      )
      return row
    })
    expect(failed.last_error).toContain('answered 500')
    service.state.status = 200
    service.state.calls = []
    const now = new Date().toISOString()
    await runSql(content.payload, sql`update deliveries set next_attempt_at = ${now} where kind = 'purge'`)
    await untilDelivered('the second try', () => service.state.calls.length > 0)
    expect(isPurged(about)).toBe(true)
  })

  it('stores its token nowhere', async () => {
    const rows = await runSql(content.payload, sql`select mail, recipient from deliveries`)
    expect(JSON.stringify(rows)).not.toContain('secret')
  })
})
