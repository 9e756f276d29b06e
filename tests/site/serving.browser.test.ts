import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { Agent, type ClientRequest, get, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PARTING_MS } from '../../apps/site/src/server/connections.ts'
import { findForm, message, type Placement } from '../support/message.ts'
import { startSite, type TestSite } from '../support/site.ts'
import { until } from '../support/until.ts'

/** Bytes of a video: more than the sockets on the way can hold, so that it is under way until it is read. */
const VIDEO_BYTES = 8 * 1024 * 1024

let site: TestSite
let video: Buffer

beforeAll(async () => {
  site = await startSite()
  video = randomBytes(VIDEO_BYTES)
  await writeFile(join(site.dataDir, 'media', 'film.mp4'), video)
  await writeFile(join(site.dataDir, 'media', 'prices.csv'), '<script>alert(1)</script>;640')
})

afterAll(() => site.stop())

const ask = (path: string, init: RequestInit = {}) => fetch(site.url + path, { redirect: 'manual', ...init })

describe('the address of a page', () => {
  it.each([
    ['a slash at the end', '/services', '/services/'],
    ['single slashes', '//services///light/', '/services/light/'],
    ['a slash before its query', '/services?from=card', '/services/?from=card'],
  ])('has %s', async (_, path, canonical) => {
    const response = await ask(path)
    expect([response.status, response.headers.get('location')]).toEqual([301, canonical])
    expect((await ask(canonical)).status).toBe(200)
  })

  it('names itself as the one to remember', async () => {
    const html = await (await ask('/services/?from=card')).text()
    expect(html).toMatch(/<link rel="canonical" href="[^"?]*\/services\/"/)
  })

  it('never leads to another host', async () => {
    const response = await ask('//example.com/%2e%2e')
    expect(response.headers.get('location') ?? '/').toMatch(/^\/(?!\/)/)
  })
})

describe('an address without a page', () => {
  it.each([
    '/nope',
    '/nope/',
    '//nope',
    '/services/nope?from=card',
  ])('gets a not-found page at once: %s', async (path) => {
    const response = await ask(path)
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  })

  it.each([
    ['/Services/', '/services/'],
    ['/SERVICES', '/services/'],
    ['/DE/Services/', '/de/services/'],
    ['/feed/', '/feed.xml'],
    ['/journal/feed/', '/journal/feed.xml'],
  ])('leads to what may have been meant: %s', async (path, address) => {
    const response = await ask(path)
    expect([response.status, response.headers.get('location')]).toEqual([301, address])
    expect((await ask(address)).status).toBe(200)
  })

  it.each(['/%ff', '/%', '/services/%c3%28/'])('that cannot be read is a page like others: %s', async (path) => {
    // fetch would write it anew.
    const { hostname, port } = new URL(site.url)
    const [response] = (await once(get({ hostname, port, path }), 'response')) as [IncomingMessage]
    const body = (await buffer(response)).toString()
    expect([response.statusCode, body.endsWith('</html>')]).toEqual([400, true])
    for (const name of ['content-security-policy', 'x-content-type-options', 'referrer-policy']) {
      expect(response.headers[name], name).toBeTruthy()
    }
  })

  it.each(['/assets/gone-B1a2.js', '/assets/gone/', '/media/gone.jpg'])('of a file gets a line: %s', async (path) => {
    const response = await ask(path)
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8'])
    expect(await response.text()).toBe('There is no such file.')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })
})

describe('media', () => {
  const range = (value: string) => ask('/media/film.mp4', { headers: { range: value } })
  const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer())

  it('say that they can be read in parts', async () => {
    const response = await ask('/media/film.mp4', { method: 'HEAD' })
    expect(response.headers.get('accept-ranges')).toBe('bytes')
  })

  it.each([
    ['the beginning', 'bytes=0-99', 0, 99],
    ['the middle', `bytes=5000-${VIDEO_BYTES - 1000}`, 5000, VIDEO_BYTES - 1000],
    ['the rest', `bytes=${VIDEO_BYTES - 10}-`, VIDEO_BYTES - 10, VIDEO_BYTES - 1],
    ['the last bytes', 'bytes=-500', VIDEO_BYTES - 500, VIDEO_BYTES - 1],
    ['no more than there is', `bytes=${VIDEO_BYTES - 10}-${VIDEO_BYTES + 10}`, VIDEO_BYTES - 10, VIDEO_BYTES - 1],
  ])('give %s when asked for it', async (_, value, first, last) => {
    const response = await range(value)
    expect(response.status).toBe(206)
    expect(response.headers.get('content-range')).toBe(`bytes ${first}-${last}/${VIDEO_BYTES}`)
    expect((await bytes(response)).equals(video.subarray(first, last + 1))).toBe(true)
  })

  it('refuse a part beyond their end, and say how long they are', async () => {
    const response = await range(`bytes=${VIDEO_BYTES}-`)
    expect([response.status, response.headers.get('content-range')]).toEqual([416, `bytes */${VIDEO_BYTES}`])
    expect(await response.text()).toBe('')
  })

  it.each([
    ['/media/prices.csv', 'attachment'],
    ['/media/film.mp4', null],
  ])('are saved where no browser shows their kind, and never run: %s', async (path, disposition) => {
    const { headers } = await ask(path, { method: 'HEAD' })
    expect(headers.get('content-disposition')).toBe(disposition)
    expect([headers.get('x-content-type-options'), headers.get('content-security-policy')]).toEqual([
      'nosniff',
      expect.stringContaining('sandbox'),
    ])
  })

  it('answer HEAD as GET, without the body', async () => {
    const [head, whole] = await Promise.all([ask('/media/film.mp4', { method: 'HEAD' }), ask('/media/film.mp4')])
    for (const name of ['content-length', 'content-type', 'etag', 'last-modified', 'cache-control']) {
      expect(head.headers.get(name), name).toBe(whole.headers.get(name))
    }
    expect((await bytes(head)).length).toBe(0)
    expect((await bytes(whole)).equals(video)).toBe(true)
  })

  it('are not sent again to who has them', async () => {
    const etag = (await ask('/media/film.mp4', { method: 'HEAD' })).headers.get('etag') ?? ''
    // fetch would add that it wants no answer from memory.
    const [response] = await once(get(`${site.url}/media/film.mp4`, { headers: { 'if-none-match': etag } }), 'response')
    response.resume()
    expect(response.statusCode).toBe(304)
  })

  it.each(['page.html', 'script.js', 'style.css', 'film.mp4.xhtml'])('are nothing but media: %s', async (name) => {
    await writeFile(join(site.dataDir, 'media', name), 'Whatever came into the folder.')
    expect((await ask(`/media/${name}`)).status).toBe(404)
  })

  it('that are not there answer 404', async () => expect((await ask('/media/no-such.mp4')).status).toBe(404))

  it('of a version are kept by browsers for a year: every image that a page shows; others for an hour', async () => {
    const html = await (await ask('/services/')).text()
    const images = [...html.matchAll(/\/media\/[^"\s,]+/g)].map(([address]) => address)
    expect(images.length).toBeGreaterThan(10)
    expect(images.filter((address) => !/\.(?:avif|webp|jpe?g|png)\?v=[0-9a-z]+$/.test(address))).toEqual([])
    const cacheControl = async (address: string) =>
      (await ask(address, { method: 'HEAD' })).headers.get('cache-control')
    expect(await cacheControl(images[0] ?? '')).toBe('public, max-age=31536000, immutable')
    expect(await cacheControl((images[0] ?? '').replace(/\?.*/, ''))).toBe('public, max-age=3600')
  })
})

describe('pages', () => {
  it('answer HEAD as GET, without the body', async () => {
    const [head, whole] = await Promise.all([ask('/services/', { method: 'HEAD' }), ask('/services/')])
    expect(head.status).toBe(200)
    expect(head.headers.get('etag')).toBe(whole.headers.get('etag'))
    expect(await head.text()).toBe('')
  })
})

describe('the styles of blocks', () => {
  const sheetOf = async (path: string) =>
    (await (await ask(path)).text()).match(/\/assets\/blocks\/[^"]+/)?.[0] ?? 'no stylesheet'

  it('come with the pages that show them, and with no others', async () => {
    expect(await sheetOf('/contact/')).toContain('contact-form')
    expect(await sheetOf('/privacy/')).not.toContain('contact-form')
    expect(await sheetOf('/no-such-page/')).toBe('no stylesheet')
  })

  it('are kept by browsers for good, compressed', async () => {
    const sheet = await ask(await sheetOf('/contact/'), { headers: { 'accept-encoding': 'br' } })
    expect(sheet.status).toBe(200)
    expect(sheet.headers.get('content-type')).toBe('text/css; charset=utf-8')
    expect(sheet.headers.get('content-encoding')).toBe('br')
    expect(sheet.headers.get('cache-control')).toContain('immutable')
    expect(await sheet.text()).toContain('.wpcf7-form')
  })

  it('of a page made before an update are the current ones, and asked for again', async () => {
    const sheet = await ask('/assets/blocks/hero.contact-form.before.css')
    expect(sheet.headers.get('cache-control')).toBe('no-cache')
    expect(await sheet.text()).toContain('.wpcf7-form')
  })

  it.each([
    '/assets/blocks/unheard-of.css',
    `/assets/blocks/hero.${'x'.repeat(2000)}.css`,
  ])('do not exist at %.40s', async (path) => expect((await ask(path)).status).toBe(404))
})

describe('SIGTERM', () => {
  const AT_ONCE = 12
  const keepAlive = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

  let form: Placement
  let exitCode: number | null

  afterAll(() => keepAlive.destroy())

  /** A message of which the site has read the head and waits for the rest. */
  async function beginMessage(mark: string): Promise<{ finish: () => Promise<{ status: string }> }> {
    const fields = message({ 'your-message': mark, _wpcf7: form.id, _wpcf7_unit_tag: form.unitTag })
    const body = new Request('http://localhost', { method: 'POST', body: fields })
    const bytes = Buffer.from(await body.arrayBuffer())
    const sending: ClientRequest = request(`${site.url}/wp-json/contact-form-7/v1/contact-forms/${form.id}/feedback`, {
      method: 'POST',
      agent: keepAlive,
      headers: {
        'content-type': body.headers.get('content-type') ?? '',
        'content-length': bytes.length,
        'user-agent': 'Mozilla/5.0 (Test)',
        // The answer to this is the site's word that it has the request.
        expect: '100-continue',
      },
    })
    sending.flushHeaders()
    const answered = once(sending, 'response')
    answered.catch(() => {}) // Whoever finishes the message hears of it.
    await once(sending, 'continue')
    sending.write(bytes.subarray(0, bytes.length / 2))
    return {
      async finish() {
        sending.end(bytes.subarray(bytes.length / 2))
        const [response] = (await answered) as [IncomingMessage]
        return JSON.parse((await buffer(response)).toString())
      },
    }
  }

  /** A video of which the first bytes have arrived. */
  async function beginVideo(): Promise<{ finish: () => Promise<Buffer> }> {
    const [response] = (await once(get(`${site.url}/media/film.mp4`, { agent: keepAlive }), 'response')) as [
      IncomingMessage,
    ]
    return { finish: () => buffer(response) }
  }

  const isRefused = () =>
    new Promise<boolean>((resolve) => {
      const { hostname, port } = new URL(site.url)
      const socket = connect(Number(port), hostname)
      socket.once('connect', () => socket.destroy())
      socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'ECONNREFUSED'))
      socket.once('close', () => resolve(false))
    })

  it('drops nothing that is under way, and lets nobody in', async () => {
    form = await findForm(site.url)
    const places = [...Array(AT_ONCE).keys()]
    const [messages, videos] = await Promise.all([
      Promise.all(places.map((place) => beginMessage(`message-${place}-at-the-end`))),
      Promise.all(places.map(beginVideo)),
    ])
    const ended = site.terminate()
    await until('new connections to be refused', isRefused)

    const answers = await Promise.all(messages.map(({ finish }) => finish()))
    expect(answers.map(({ status }) => status)).toEqual(places.map(() => 'mail_sent'))
    const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
    const received = await Promise.all(videos.map(async ({ finish }) => digest(await finish())))
    expect(new Set(received)).toEqual(new Set([digest(video)]))
    exitCode = await ended
  })

  it('ends with success', () => expect(exitCode).toBe(0))

  it('loses no mail of what it has answered', async () => {
    await site.restart()
    const marks = await until('every mail in the outbox', async () => {
      const found = (await site.outbox()).flatMap((mail) => mail.match(/message-\d+-at-the-end/) ?? [])
      return found.length >= AT_ONCE && found
    })
    expect(new Set(marks).size).toBe(AT_ONCE)
  })

  it('answers every request of busy visitors, and tells who sends them', async () => {
    const outcomes = new Map<string, number>()
    const count = (outcome: string) => outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    const answers = () => (outcomes.get('404 whole') ?? 0) + (outcomes.get('200 whole') ?? 0)
    let over = false
    let endsAt = Number.POSITIVE_INFINITY
    const visitor = async (_: unknown, place: number) => {
      for (let visit = 0; !over; visit += 1) {
        // A page that is remembered, then one that nobody has asked for.
        const path = visit % 2 === 0 ? '/services/' : `/no-such-page-${place}-${visit}/`
        const asking = get(site.url + path, { agent: keepAlive })
        try {
          const [response] = (await once(asking, 'response')) as [IncomingMessage]
          const body = await buffer(response)
          count(`${response.statusCode} ${body.toString().endsWith('</html>') ? 'whole' : 'broken'}`)
        } catch (error) {
          const { code } = error as NodeJS.ErrnoException
          // Nobody is let in after that time, and a busy machine comes to it before enough was asked.
          if (Date.now() < endsAt) count(String(code))
          return
        }
      }
    }
    const visitors = Array.from({ length: AT_ONCE }, visitor)
    await until('many answers', () => answers() > AT_ONCE * 5)
    endsAt = Date.now() + PARTING_MS
    const ended = site.terminate()
    await until('the site to say that it ends', async () => (await ask('/readyz')).status === 503)
    // Whoever sends visitors looks now and then: until then they come.
    const before = answers()
    const gone = Promise.all(visitors).then(() => {
      over = true
    })
    await until('more answers', () => over || answers() > before + AT_ONCE * 5 || outcomes.size > 2)
    over = true
    await gone
    expect([...outcomes.keys()].sort()).toEqual(['200 whole', '404 whole'])
    expect(answers()).toBeGreaterThan(before)
    expect(await ended).toBe(0)
  })
})
