import { connect } from 'node:net'
import { runSql, sql } from '@vitrine/content/sql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openContent, type TestContent } from '../support/content.ts'
import { feedbackPath, makeForm, multipart, startForms, type TestForms } from '../support/forms.ts'
import { type OwnPostgres, startOwnPostgres } from '../support/postgres.ts'
import { inEachRound, patience, sized } from '../support/rounds.ts'
import { until } from '../support/until.ts'

/** A site's forms on a real socket. */
interface Site extends TestForms {
  readonly content: TestContent
  readonly port: number
  readonly url: string
  /** Errors that the site reported. */
  readonly errors: unknown[]
}

async function startSite(databaseUrl = ''): Promise<Site> {
  const content = await openContent(databaseUrl)
  const id = await makeForm(content, '[text* a] [textarea m]', { subject: '[a]', body: '[a] [m]' })
  const errors: unknown[] = []
  const started = await startForms(content, { onError: (error) => errors.push(error) })
  await started.app.listen({ port: 0, host: '127.0.0.1' })
  const address = started.app.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { ...started, content, port, url: `http://127.0.0.1:${port}${feedbackPath(id)}`, errors }
}

async function stopSite({ stop, content }: Site): Promise<void> {
  await stop()
  await content.close()
}

const UNIT_TAG = { _wpcf7_unit_tag: 'wpcf7-f1-o1' }

async function post(site: Site, fields: Record<string, string>): Promise<Response> {
  const { type, body } = await multipart({ ...UNIT_TAG, ...fields })
  const headers = { 'content-type': type, 'user-agent': 'Mozilla/5.0 (Test)' }
  return fetch(site.url, { method: 'POST', body: new Uint8Array(body), headers })
}

const status = async (response: Promise<Response>) => ((await (await response).json()) as { status?: string }).status

async function messages({ content }: Site): Promise<readonly Record<string, unknown>[]> {
  const found = await content.payload.find({ collection: 'submissions', pagination: false, depth: 0 })
  return found.docs as unknown as Record<string, unknown>[]
}

describe('what a visitor sends', () => {
  let site: Site
  beforeAll(async () => {
    site = await startSite()
  })
  afterAll(() => stopSite(site))

  const raw = (body: Buffer, boundary = 'X') =>
    fetch(site.url, {
      method: 'POST',
      body: new Uint8Array(body),
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'user-agent': 'Mozilla/5.0 (Test)' },
    })
  const part = (name: string, value: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`--X\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ])
  const whole = (...parts: Buffer[]) =>
    Buffer.concat([part('_wpcf7_unit_tag', 'wpcf7-f1-o1'), ...parts, Buffer.from('--X--\r\n')])

  it('is refused when it has ten thousand fields', async () => {
    const fields = Array.from({ length: 10_000 }, (_, index) => part(`f${index}`, 'x'))
    const response = await raw(whole(...fields))
    expect(await response.json()).toMatchObject({ status: 'aborted', message: expect.stringMatching(/too large/) })
  })

  it('is refused when it breaks off', async () => {
    const response = await raw(whole(part('a', 'x')).subarray(0, 90))
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'malformed_body' }])
  })

  it('may have names as deep as it likes', async () => {
    const deep = `a${'[b]'.repeat(60)}`
    expect(await status(raw(whole(part('a', 'x'), part(deep, 'y'))))).toBe('mail_sent')
  })

  it('keeps its letters, and loses NULs and what is no UTF-8', async () => {
    const odd = Buffer.concat([Buffer.from('A\0nn'), Buffer.from([0xff, 0xfe]), Buffer.from(' 🙂')])
    expect(await status(raw(whole(part('a', odd))))).toBe('mail_sent')
    const stored = String(((await messages(site)).at(0)?.entries as { a: string }).a)
    expect(stored).not.toContain('\0')
    expect(stored).toMatch(/^Ann.*🙂$/u)
  })

  it('keeps nobody else waiting when it never ends', async () => {
    const stalled = Array.from({ length: 50 }, () => {
      const socket = connect(site.port, '127.0.0.1')
      socket.on('error', () => {})
      const path = new URL(site.url).pathname
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=X\r\nContent-Length: 9999\r\n\r\n--X`,
      )
      return socket
    })
    expect(await status(post(site, { a: 'meanwhile' }))).toBe('mail_sent')
    for (const socket of stalled) socket.destroy()
  })

  it('is kept once each, however many come at the same time', patience(), () =>
    inEachRound(1, async ({ number }) => {
      const names = Array.from({ length: sized(200, 1_000) }, (_, index) => `visitor ${index} of ${number}`)
      const statuses = await Promise.all(names.map((a) => status(post(site, { a }))))
      expect(new Set(statuses)).toEqual(new Set(['mail_sent']))
      const stored = (await messages(site)).map(({ entries }) => String((entries as { a: unknown }).a))
      expect(stored.filter((a) => a.endsWith(` of ${number}`)).sort()).toEqual([...names].sort())
      const { totalDocs } = await site.content.payload.count({ collection: 'deliveries' })
      expect(totalDocs).toBe(stored.length)
      expect(site.errors).toEqual([])
    }),
  )
})

describe('a disk that is full', () => {
  let site: Site
  beforeAll(async () => {
    site = await startSite()
  })
  afterAll(() => stopSite(site))

  it('is said to the visitor, and forgotten once there is room', async () => {
    const [row] = await runSql(site.content.payload, sql`pragma page_count`)
    const pages = Number(row?.page_count)
    await runSql(site.content.payload, sql.raw(`pragma max_page_count = ${pages}`))
    const long = 'x'.repeat(1_900)
    const answers = []
    for (let tries = 0; tries < 40; tries += 1) answers.push(await status(post(site, { a: `full ${tries}`, m: long })))
    expect(answers).toContain('mail_failed')
    const accepted = answers.filter((answer) => answer === 'mail_sent').length
    expect((await messages(site)).length).toBe(accepted)
    await runSql(site.content.payload, sql.raw('pragma max_page_count = 1073741823'))
    expect(await status(post(site, { a: 'room again' }))).toBe('mail_sent')
  })
})

describe('a database that goes away', () => {
  let postgres: OwnPostgres
  let site: Site
  beforeAll(async () => {
    postgres = await startOwnPostgres()
    site = await startSite(await postgres.createDatabase('faults'))
  })
  afterAll(async () => {
    await stopSite(site)
    await postgres.stop()
  })

  it('is said to the visitor, and comes back without a restart', patience(), () =>
    inEachRound(1, async () => {
      await runSql(site.content.payload, sql`delete from submissions`)
      expect(await status(post(site, { a: 'before' }))).toBe('mail_sent')
      await postgres.interrupt()
      expect(await status(post(site, { a: 'meanwhile' }))).toBe('mail_failed')
      await postgres.resume()
      await until('messages to be taken again', async () => (await status(post(site, { a: 'after' }))) === 'mail_sent')
      const stored = (await messages(site)).map(({ entries }) => (entries as { a: string }).a)
      expect(new Set(stored)).toEqual(new Set(['before', 'after']))
    }),
  )
})
