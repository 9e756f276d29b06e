import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { openPayload } from '@vitrine/cms/config'
import { loadSettings } from '@vitrine/cms/settings'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveScreenshot } from '../support/save-screenshot.ts'
import { startSite, type TestSite } from '../support/site.ts'
import { until } from '../support/until.ts'

let site: TestSite
let payload: Payload

beforeAll(async () => {
  site = await startSite()
  payload = await openPayload(loadSettings({ DATA_DIR: site.dataDir, LOG_LEVEL: 'error' }, site.dataDir))
  await payload.updateGlobal({ slug: 'site', data: { shareImage: null } as never })
  await until('the pictures', async () => (await shareImageOf('/studio/'))?.includes('/og/'))
})

afterAll(async () => {
  await payload.destroy()
  await site.stop()
})

/** Path of the image that a page names for where it is shared. */
async function shareImageOf(path: string): Promise<string | undefined> {
  const html = await (await fetch(site.url + path)).text()
  const [, address] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? []
  return address && new URL(address).pathname
}

const publish = (title: string) =>
  payload.create({
    collection: 'pages',
    data: { title, slug: `p${Date.now()}`, layout: [], _status: 'published' } as never,
  })

describe('a page without an image', () => {
  it('has one that is drawn: 1200 by 630, small, kept for ever', async () => {
    const path = await shareImageOf('/studio/')
    const answer = await fetch(site.url + path)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    const png = Buffer.from(await answer.arrayBuffer())
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    expect(png.length).toBeLessThan(100_000)
    await saveScreenshot(png, 'share/studio.png')
    expect(await readdir(join(site.dataDir, 'share-pictures'))).toHaveLength(1)
  })

  it('has another one when its title or the theme changes, and the old address leads there', async () => {
    const before = await shareImageOf('/contact/')
    await payload.updateGlobal({ slug: 'theme', data: { scheme: 'dark' } as never })
    const after = await until('the other picture', async () => {
      const now = await shareImageOf('/contact/')
      return now !== before && now
    })
    const answer = await fetch(site.url + before, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, after])
    await payload.updateGlobal({ slug: 'theme', data: { scheme: 'auto' } as never })
  })

  it('has none when its letters are in no typeface of the site', async () => {
    const page = (await publish('漢字')) as { path?: string }
    expect(await shareImageOf(String(page.path))).toBeUndefined()
  })
})

describe('nobody', () => {
  it.each([
    '/og/aaaaaaaaaaaaaaaa/no-such-page/card.png',
    '/og/x/card.png',
    '/og/',
  ])('has anything else drawn: %s', async (path) =>
    expect((await fetch(site.url + path, { redirect: 'manual' })).status).toBe(404))
})

describe('a page with an image of its own', () => {
  it('shows that, cut to 1200 by 630', async () => {
    const { docs } = await payload.find({ collection: 'media', where: { filename: { like: '.jpg' } }, limit: 1 })
    const page = (await payload.create({
      collection: 'pages',
      data: { title: 'Own', slug: 'own', layout: [], meta: { image: docs[0]?.id }, _status: 'published' } as never,
    })) as { path?: string }
    const path = await shareImageOf(String(page.path))
    expect(path).toMatch(/^\/og\/.*\/card\.jpg$/)
    const answer = await fetch(site.url + path)
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    expect(answer.headers.get('cache-control')).not.toContain('immutable')
    const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect([width, height, format]).toEqual([1200, 630, 'jpeg'])
  })
})
