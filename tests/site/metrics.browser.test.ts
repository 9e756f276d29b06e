import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../scripts/launch/free-port.mjs'
import { openDatabaseFile } from '../support/database-file.ts'
import { findForm, message, send } from '../support/message.ts'
import { startSite, type TestSite } from '../support/site.ts'
import { until } from '../support/until.ts'

const TOKEN = 'token-of-the-monitor'

let site: TestSite
let port: number

beforeAll(async () => {
  port = await freePort()
  site = await startSite({ METRICS_TOKEN: TOKEN, METRICS_PORT: String(port) })
})

afterAll(() => site.stop())

const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()

/** Sum of the lines of a metric that have some labels. */
function sumOf(text: string, name: string, labels: Readonly<Record<string, string>> = {}): number {
  const lines = text.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`)
  const found = lines.filter((line) => wanted.every((label) => line.includes(label)))
  return found.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0)
}

describe('metrics', () => {
  it('are read at a port of their own, where nothing else is', async () => {
    const response = await fetch(`http://127.0.0.1:${port}/metrics`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
    expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404)
  })

  it('are read at the site with the token, and by nobody else', async () => {
    const ask = (authorization?: string) =>
      fetch(`${site.url}/metrics`, { headers: authorization === undefined ? {} : { authorization } })
    expect((await ask()).status).toBe(401)
    expect((await ask('Bearer token-of-somebody')).status).toBe(401)
    const response = await ask(`Bearer ${TOKEN}`)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(await response.text()).toContain('# TYPE vitrine_http_requests_total counter')
  })

  it('tell pages from memory from those that are rendered', async () => {
    await fetch(`${site.url}/services/light/`)
    const before = await read()
    for (let visit = 0; visit < 5; visit++) await fetch(`${site.url}/services/light/`)
    const after = await read()
    const rose = (name: string, labels = {}) => sumOf(after, name, labels) - sumOf(before, name, labels)
    expect(rose('vitrine_cache_hits_total')).toBe(5)
    expect(rose('vitrine_http_requests_total', { route: 'page', status: '200' })).toBe(5)
    expect(rose('vitrine_page_render_seconds_count')).toBe(0)
    expect(sumOf(before, 'vitrine_page_render_seconds_count')).toBeGreaterThan(0)
    expect(sumOf(after, 'vitrine_cache_bytes')).toBeGreaterThan(1_000)
  })

  it('name routes and never addresses, however many are tried', async () => {
    await Promise.all(Array.from({ length: 30 }, (_, at) => fetch(`${site.url}/nowhere-${at}/?visitor=${at}`)))
    const [asset] = (await (await fetch(site.url)).text()).match(/\/assets\/[\w.-]+\.js/) ?? []
    await fetch(`${site.url}${asset}`)
    const text = await until('30 answers', async () => {
      const text = await read()
      return sumOf(text, 'vitrine_http_requests_total', { route: 'page', status: '404' }) >= 30 && text
    })
    expect(text).not.toContain('nowhere')
    expect(text).toContain('route="/assets/*"')
  })

  it('count submissions of forms by what became of them, and what waits to be sent', async () => {
    await send(site.url, await findForm(site.url), message())
    const text = await until('the submission', async () => {
      const text = await read()
      return sumOf(text, 'vitrine_form_submissions_total', { outcome: 'mail_sent' }) === 1 && text
    })
    expect(text).toContain('vitrine_form_submissions_total{outcome="mail_failed"} 0')
    expect(text).toMatch(/vitrine_deliveries\{kind="mail",state="waiting"\} \d/)
    expect(text).toMatch(/vitrine_deliveries_oldest_seconds\{kind="webhook"\} 0/)
    expect(text).toMatch(/vitrine_search_index_lag \d/)
  })

  it.each(['alerts.yml', 'grafana-dashboard.json'])('have every name that %s asks for', async (file) => {
    const rules = await readFile(new URL(`../../deploy/monitoring/${file}`, import.meta.url), 'utf8')
    const text = await read()
    const names = rules.match(/\b(?:vitrine|nodejs|process)_[a-z0-9_]+/g) ?? []
    expect(names.length).toBeGreaterThan(5)
    expect([...new Set(names)].filter((name) => !new RegExp(`^${name}[{ ]`, 'm').test(text))).toEqual([])
  })
})

describe('an answer that failed', () => {
  it('names its request as the log does', async () => {
    const database = await openDatabaseFile(join(site.dataDir, 'vitrine.db'))
    await database.execute('alter table pages rename to pages_away')
    let response: Response
    try {
      response = await until('a page that fails', async () => {
        const answer = await fetch(`${site.url}/services/acoustics-${Date.now()}/`)
        return answer.status === 500 && answer
      })
    } finally {
      await database.execute('alter table pages_away rename to pages')
      database.close()
    }
    const id = response.headers.get('x-request-id') ?? ''
    expect(id).toMatch(/^[0-9a-f]{12}$/)
    expect(await response.text()).toContain(`#${id}`)
    await until('the line of the log', () => site.log().includes(`"reqId":"${id}"`))
  })

  it('gives no id to answers that did not fail', async () =>
    expect((await fetch(`${site.url}/journal/`)).headers.has('x-request-id')).toBe(false))
})
