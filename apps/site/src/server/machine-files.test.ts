import { ContentCache } from '@vitrine/content/cache'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFoundFiles } from './found-files.ts'
import { machineFiles } from './machine-files.ts'

const app = Fastify()

beforeAll(() =>
  machineFiles(app, {
    foundFile: createFoundFiles({
      siteUrl: 'https://studio.example',
      languages: ['en'],
      content: new ContentCache({
        read: async () => ({ revision: 1, touched: new Set() }),
        onError: () => {},
      }),
      site: async () => ({ name: 'Studio', searchEngines: { keepOut: false, llms: true, robots: 'User-agent: *' } }),
      pages: async () => [],
      headingOf: (collection) => collection,
    }),
    ready: async () => {},
    isParting: () => false,
  }),
)

afterAll(() => app.close())

it.each([
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
])('%s is asked for again by its mark, as pages are', async (url) => {
  const asked = { 'accept-encoding': 'br' }
  const { statusCode, headers } = await app.inject({ url, headers: asked })
  expect([statusCode, headers['content-encoding'], headers.vary]).toEqual([200, 'br', 'accept-encoding'])
  expect(headers['cache-control']).toBe('public, no-cache')
  const etag = String(headers.etag)
  expect((await app.inject({ url, headers: { ...asked, 'if-none-match': etag } })).statusCode).toBe(304)
})
