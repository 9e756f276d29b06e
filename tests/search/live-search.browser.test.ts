import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabaseFile } from '../support/database-file.ts'
import { startSite, type TestSite } from '../support/site.ts'
import { until } from '../support/until.ts'

let site: TestSite

beforeAll(async () => {
  site = await startSite({ LANGUAGES: 'en de', TRUST_PROXY: 'on' })
})

afterAll(() => site.stop())

interface Reply {
  readonly status: number
  readonly reply: unknown
}

/** Calls as a visitor of their own, so that no test uses up what another may ask. */
let visitors = 0

async function call(fields: Record<string, string> | string, headers: Record<string, string> = {}): Promise<Reply> {
  visitors += 1
  const response = await fetch(`${site.url}/wp-admin/admin-ajax.php`, {
    method: 'POST',
    headers: { 'x-forwarded-for': `10.0.${visitors >> 8}.${visitors & 255}`, ...headers },
    body: new URLSearchParams(
      typeof fields === 'string' ? fields : { action: 'live_search_retrieve_posts', search: '', ...fields },
    ),
  })
  return { status: response.status, reply: await response.json() }
}

const everything = { perPage: '5', show_feat_img: '1', display_post_type: '1', 'post_type[]': 'page' }

describe('the call of a search field', () => {
  it('gives a list of results with their address, title, image, id and type', async () => {
    const { status, reply } = await call({ search: 'furnit', ...everything })
    expect(status).toBe(200)
    expect((reply as object[])[0]).toEqual({
      post_url: '/services/furniture/',
      title: 'Furniture',
      image_url: expect.stringMatching(/^\/media\/.+\.webp$/),
      id: expect.any(Number),
      type: 'page',
    })
    const [{ image_url: image }] = reply as [{ image_url: string }]
    expect((await fetch(site.url + image)).status).toBe(200)
  })

  it('leaves out images and types that were not asked for', async () => {
    const { reply } = await call({ search: 'furniture' })
    expect((reply as object[])[0]).toEqual({
      post_url: '/services/furniture/',
      title: 'Furniture',
      id: expect.any(Number),
    })
  })

  it('looks in titles only when it is asked to', async () => {
    expect((await call({ search: 'terrazzo' })).reply).not.toEqual([])
    expect((await call({ search: 'terrazzo', searchLimiPostTitles: '1' })).reply).toEqual([])
  })

  it('gives as many as were asked for', async () => {
    expect((await call({ search: 'room', perPage: '2' })).reply).toHaveLength(2)
    expect((await call({ search: 'room', perPage: '-1' })).reply).toHaveLength(6)
    expect(((await call({ search: 'room', perPage: '1000000' })).reply as object[]).length).toBeLessThanOrEqual(50)
  })

  it('answers in the language of the page that calls', async () => {
    const { reply } = await call({ search: 'Möbel' }, { referer: `${site.url}/de/kontakt/` })
    expect((reply as object[])[0]).toMatchObject({ post_url: '/de/services/furniture/', title: 'Möbel' })
  })

  it.each([
    { search: '' },
    { search: 'x'.repeat(10_000) },
    { search: "'; drop table pages; --" },
    { search: '"<script>alert(1)</script>' },
    { search: '🙂' },
    { search: 'furniture', 'post_type[]': 'no-such-type' },
  ])('finds nothing for %j', async (fields) => expect(await call(fields)).toEqual({ status: 200, reply: [] }))

  it('takes the types in a field of either name', async () => {
    expect((await call({ search: 'furniture', post_type: 'page' })).reply).not.toEqual([])
    expect((await call({ search: 'furniture', post_type: 'post' })).reply).toEqual([])
  })

  it('has a limit of its own for each visitor', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.1' }
    const statuses: number[] = []
    for (let time = 0; time < 181; time += 1) statuses.push((await call({ search: 'a' }, headers)).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(180)
    expect(statuses.at(-1)).toBe(429)
    const slider = await call('action=revslider_ajax_call_front&client_action=get_transitions', headers)
    expect(slider.status).toBe(200)
  })
})

describe('without an index', () => {
  it('says so, and the site stands', async () => {
    const database = await openDatabaseFile(join(site.dataDir, 'vitrine.db'))
    await database.execute('drop table search_state')
    database.close()
    const answer = await until('the process to notice', async () => {
      const { status, reply } = await call({ search: 'furniture' })
      return status === 503 && reply
    })
    expect(answer).toEqual({ success: false, data: 'Search is not available right now.' })
    expect((await fetch(`${site.url}/services/furniture/`)).status).toBe(200)
    expect(site.log()).toContain('npm run search -- --rebuild')
  })

  it('is mended by the next start', async () => {
    await site.terminate()
    await site.restart()
    await until('the index', async () => {
      const { reply } = await call({ search: 'furniture' })
      return Array.isArray(reply) && reply.length > 0
    })
  })
})
