import { openPayload } from '@vitrine/cms/config'
import { loadSettings } from '@vitrine/cms/settings'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminAnswers } from '../support/admin-site.ts'
import { startSite, type TestSite } from '../support/site.ts'
import { readSitemap } from '../support/sitemap.ts'
import { until } from '../support/until.ts'

const OWNER = { name: 'Olive Owner', email: 'owner@example.com', password: 'correct horse battery staple' }

let site: TestSite
let token: string

beforeAll(async () => {
  site = await startSite({ ADMIN: 'on' })
  await adminAnswers(site)
  await api('/users/first-register', { ...OWNER, setupCode: site.setupCode })
  token = (await api('/users/login', OWNER)).body.token
})

afterAll(() => site.stop())

/** Asks the API as the editor does; with a body it makes something unless asked to do otherwise. */
async function api(path: string, body?: unknown, method = body === undefined ? 'GET' : 'POST') {
  const response = await fetch(`${site.url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `JWT ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}

/** Asks for a page as a visitor does. */
async function visit(path: string) {
  const response = await fetch(site.url + path, { redirect: 'manual' })
  return { status: response.status, location: response.headers.get('location'), text: await response.text() }
}

describe('publishing at a set time', () => {
  let payload: Payload

  /** Makes a draft, and asks for it to be published in an hour, as the admin's dialog does. */
  async function schedule(title: string): Promise<{ path: string; job: number | string }> {
    const { body } = await api('/pages?draft=true', { title, _status: 'draft' })
    const { id: job } = await payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: 'pages', value: body.doc.id } },
      waitUntil: new Date(Date.now() + 3_600_000),
    })
    return { path: body.doc.path, job }
  }

  beforeAll(async () => {
    payload = await openPayload(loadSettings({ DATA_DIR: site.dataDir, LOG_LEVEL: 'error' }, site.dataDir))
  })

  afterAll(() => payload.destroy())

  it('shows a page to visitors when its time has come, and no other', async () => {
    const scheduled = await Promise.all([schedule('An open day'), schedule('Next year')])
    const [soon, later] = scheduled.map(({ path }) => path) as [string, string]
    expect([soon, later]).toEqual(['/an-open-day/', '/next-year/'])
    expect([(await visit(soon)).status, (await visit(later)).status]).toEqual([404, 404])
    await payload.update({
      collection: 'payload-jobs',
      id: scheduled[0].job,
      data: { waitUntil: new Date().toISOString() },
    })
    const page = await until('the page to be published', async () => {
      const answer = await visit(soon)
      return answer.status === 200 && answer
    })
    expect(page.text).toContain('<h1')
    expect(page.text).toContain('An open day')
    expect((await visit(later)).status).toBe(404)
    const sitemap = await readSitemap(site.url)
    expect([sitemap.includes(soon), sitemap.includes(later)]).toEqual([true, false])
  })
})

describe('a redirect', () => {
  const make = (redirect: { from: string; status?: string; to?: string }) => api('/redirects', redirect)

  it.each([
    ['301', '/moved/', '/services/'],
    ['302', '/away-for-now/', '/studio/?from=old#people'],
    ['301', '/old.html', '/contact/'],
    ['302', '/shop/', 'https://shop.example.com/all?sort=new'],
  ])('answers %s from %s with its new address, as soon as it is saved', async (status, from, to) => {
    expect((await visit(from)).status).toBe(404)
    expect((await make({ from, status, to })).status).toBe(201)
    expect(await visit(from)).toMatchObject({ status: Number(status), location: to })
  })

  it('of what is gone says so, without an address', async () => {
    await make({ from: '/closed-shop/', status: '410' })
    const page = await visit('/closed-shop/')
    expect([page.status, page.location]).toEqual([410, null])
    expect(page.text).toContain('<h1')
  })

  it('is found under the one address that a page may have, however it was written', async () => {
    await make({ from: 'old-prices', to: '/services/' })
    for (const address of ['/old-prices', '/old-prices/'])
      expect(await visit(address)).toMatchObject({ status: 301, location: '/services/' })
  })

  it('follows a change at once, and ends at once', async () => {
    const { body } = await make({ from: '/winter/', to: '/services/' })
    await visit('/winter/')
    await api(`/redirects/${body.doc.id}`, { to: '/studio/' }, 'PATCH')
    expect((await visit('/winter/')).location).toBe('/studio/')
    await api(`/redirects/${body.doc.id}`, undefined, 'DELETE')
    expect((await visit('/winter/')).status).toBe(404)
  })

  it('never stands in the way of a page', async () => {
    await make({ from: '/studio/', to: '/' })
    expect((await visit('/studio/')).status).toBe(200)
  })

  it.each([
    ['a path of another host', '//evil.example/'],
    ['a script', 'javascript:alert(1)'],
    ['nothing', ''],
  ])('cannot lead to %s', async (_, to) => expect((await make({ from: '/nowhere/', to })).status).toBe(400))

  it('cannot be made by a visitor', async () => {
    const response = await fetch(`${site.url}/api/redirects`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ from: '/services-2/', to: 'https://evil.example/' }),
    })
    expect(response.status).toBe(401)
  })
})
