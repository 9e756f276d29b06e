import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { MAX_REPLY_BYTES, PROVIDER_TIMEOUT_MS } from '../../packages/video/src/core/oembed/outcome.ts'
import { createVideos } from '../../packages/video/src/server/create-videos.ts'

const VIDEO = 'https://vimeo.com/76979871'
/** Milliseconds. */
const DAY_MS = 86_400_000
const POSTER = '/video/posters/vimeo/76979871/960.webp'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** Answers of the providers, by path. */
let answers: Record<string, Answer>
/** Paths that were asked for. */
let asked: string[]
let now: Date
let dataDir: string
let app: FastifyInstance
let stop: () => Promise<unknown>
let provider: string

beforeEach(async () => {
  asked = []
  answers = {}
  now = new Date()
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '', 'http://x').pathname
    asked.push(path)
    const answer = answers[path]
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  provider = `http://${host}`
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-videos-'))
  app = Fastify({ trustProxy: true })
  const endpoint = { address: `${provider}/oembed`, imageHosts: [host] }
  await createVideos({
    dataDir,
    endpoints: { youtube: endpoint, vimeo: endpoint },
    now: () => now,
    onError: (error) => {
      throw error
    },
  }).register(app)
  stop = async () => {
    await app.close()
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
    await rm(dataDir, { recursive: true, force: true })
  }
})

afterEach(() => stop())

const image = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#846' } })
  .jpeg()
  .toBuffer()

/** The provider knows the video, and has its image. */
async function provide(more: object = {}): Promise<void> {
  const body = await image
  answers['/oembed'] = (_, response) =>
    response.end(
      JSON.stringify({
        type: 'video',
        title: 'A chair is made',
        author_name: 'Halden & Rye',
        width: 1920,
        height: 1080,
        thumbnail_url: `${provider}/picture`,
        ...more,
      }),
    )
  answers['/picture'] = (_, response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(body)
}

const oembed = (url = VIDEO, headers = {}) =>
  app.inject({ url: `/video/oembed?${new URLSearchParams({ url })}`, headers })
const report = async (url?: string) => {
  const response = await oembed(url)
  return [response.statusCode, response.json().code, response.json().message]
}
const poster = (url = POSTER, headers = {}) => app.inject({ url, headers })

describe('the description of a video by its provider', () => {
  it('is its title, its author, its size, and its image at this site', async () => {
    await provide()
    expect((await oembed()).json()).toEqual({
      provider: 'vimeo',
      title: 'A chair is made',
      author: 'Halden & Rye',
      width: 1920,
      height: 1080,
      thumbnail: POSTER,
    })
  })

  it('is asked for once a day, over a restart too, however many want to know', async () => {
    await provide()
    await Promise.all([oembed(), oembed(), poster(), poster('/video/posters/vimeo/76979871/480.webp')])
    expect(asked).toEqual(['/oembed', '/picture'])
    const other = Fastify()
    const endpoint = { address: `${provider}/oembed`, imageHosts: [] }
    const again = { youtube: endpoint, vimeo: endpoint }
    await createVideos({ dataDir, endpoints: again, onError: () => {} }).register(other)
    expect((await other.inject(POSTER)).headers['content-type']).toBe('image/webp')
    expect(asked.length).toBe(2)
    await other.close()
  })

  it('is asked for anew after a day, and what was known is answered meanwhile', async () => {
    await provide()
    await oembed()
    const askedAgain = new Promise<void>((done) => {
      answers['/oembed'] = (_, response) => {
        response.writeHead(500).end()
        done()
      }
    })
    now = new Date(Date.now() + DAY_MS)
    expect((await oembed()).json()).toMatchObject({ title: 'A chair is made' })
    await askedAgain
    expect((await oembed()).json()).toMatchObject({ title: 'A chair is made' })
  })
})

describe('an editor reads', () => {
  it.each([
    'https://evil.example/76979871',
    `${'http://127.0.0.1'}/76979871`,
    'https://vimeo.com.evil.example/76979871',
    'file:///etc/passwd',
    '',
  ])('that the address of another host is not a video: %s', async (url) => {
    expect(await report(url)).toEqual([400, 'not_a_video_url', `“${url}” is not a YouTube or Vimeo URL.`])
    expect(asked).toEqual([])
  })

  it.each([
    [403, 403, 'not_embeddable', `“${VIDEO}” is not embeddable.`],
    [404, 404, 'not_found', `“${VIDEO}” was not found.`],
    [500, 502, 'status', 'There was an error fetching the embed code from Vimeo (500).'],
    [429, 502, 'status', 'There was an error fetching the embed code from Vimeo (429).'],
  ])('what a status of %i means', async (status, answered, code, message) => {
    answers['/oembed'] = (_, response) => response.writeHead(status).end()
    expect(await report()).toEqual([answered, code, message])
  })

  it('that the provider takes too long', async () => {
    const time = new AbortController()
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal)
    onTestFinished(() => limit.mockRestore())
    answers['/oembed'] = () => time.abort(new DOMException('Over', 'TimeoutError'))
    expect(await report()).toEqual([504, 'timeout', expect.stringContaining('did not answer within 5 seconds')])
    expect(limit).toHaveBeenCalledWith(PROVIDER_TIMEOUT_MS)
  })

  it('that the answer is too large, of which no more than the limit is read', async () => {
    let sent = 0
    answers['/oembed'] = (_, response) => {
      const part = Buffer.alloc(100_000, ' ')
      const send = () => {
        if (response.destroyed) return
        sent += part.length
        response.write(part, () => setImmediate(send))
      }
      send()
    }
    expect(await report()).toEqual([502, 'too_large', expect.stringContaining('more than 1 MB')])
    expect(sent).toBeLessThan(MAX_REPLY_BYTES * 20)
  })

  it('that a redirect to another host is no answer, and is not followed', async () => {
    const elsewhere: string[] = []
    const other = createServer((request, response) => {
      elsewhere.push(request.url ?? '')
      response.end('{"type":"video"}')
    })
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
    const address = `http://127.0.0.1:${(other.address() as AddressInfo).port}/oembed`
    answers['/oembed'] = (_, response) => response.writeHead(302, { location: address }).end()
    expect(await report()).toEqual([502, 'unusable', expect.stringContaining('could not be reached')])
    expect(elsewhere).toEqual([])
    other.close()
  })

  it('the answer after a redirect to the same host', async () => {
    await provide()
    answers['/moved'] = answers['/oembed'] as Answer
    answers['/oembed'] = (_, response) => response.writeHead(301, { location: '/moved' }).end()
    expect((await oembed()).json()).toMatchObject({ title: 'A chair is made' })
  })

  it.each(['<html>', '[]', '{"type":"photo"}'])('that %s is no answer', async (body) => {
    answers['/oembed'] = (_, response) => response.end(body)
    expect(await report()).toEqual([502, 'unusable', expect.any(String)])
  })

  it('the same within a minute without asking again, and anew after it', async () => {
    answers['/oembed'] = (_, response) => response.writeHead(404).end()
    await oembed()
    await oembed()
    expect(asked.length).toBe(1)
    await provide()
    now = new Date(now.getTime() + 60_001)
    expect((await oembed()).statusCode).toBe(200)
  })
})

describe('the image of a video', () => {
  it('is WebP of the width that was asked for, for a week', async () => {
    await provide()
    const response = await poster()
    expect([response.headers['content-type'], response.headers['cache-control']]).toEqual([
      'image/webp',
      'public, max-age=604800',
    ])
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 960, height: 540 })
  })

  it.each([
    ['the provider is away', () => {}],
    [
      'the video is gone',
      () => {
        answers['/oembed'] = (_, response) => response.writeHead(404).end()
      },
    ],
    ['the picture lies with somebody else', () => provide({ thumbnail_url: 'http://127.0.0.1:1/picture' })],
    ['the picture has no encryption though the provider does', () => provide({ thumbnail_url: 'file:///etc/passwd' })],
    [
      'the picture is none',
      async () => {
        await provide()
        answers['/picture'] = (_, response) => response.end('<svg xmlns="http://www.w3.org/2000/svg"/>')
      },
    ],
    [
      'the picture is too large',
      async () => {
        await provide()
        answers['/picture'] = (_, response) => response.end(Buffer.alloc(4_000_001))
      },
    ],
    [
      'the picture leads elsewhere',
      async () => {
        await provide()
        answers['/picture'] = (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
      },
    ],
  ])('is a drawn one, for a minute, when %s', async (_, prepare) => {
    await prepare()
    const response = await poster()
    expect([response.statusCode, response.headers['content-type'], response.headers['cache-control']]).toEqual([
      200,
      'image/svg+xml',
      'public, max-age=60',
    ])
  })

  it('is fetched again when it had to make space for others', async () => {
    await provide()
    await poster()
    const folder = join(dataDir, 'videos')
    for (const name of await readdir(folder)) if (name.endsWith('.webp')) await rm(join(folder, name))
    expect((await poster()).headers['content-type']).toBe('image/webp')
  })

  it('is no way to ask for anything else', async () => {
    await provide()
    for (const path of ['vimeo/76979871/961.webp', 'elsewhere/1/960.webp', 'vimeo/..%2F..%2Fsecret/960.webp']) {
      expect((await poster(`/video/posters/${path}`)).statusCode).toBe(404)
    }
    expect(asked).toEqual([])
  })

  it('makes a provider be asked for one visitor at most sixty times a minute', async () => {
    answers['/oembed'] = (_, response) => response.writeHead(404).end()
    const from = { 'x-forwarded-for': '192.0.2.1' }
    for (let id = 1; id <= 70; id += 1) await poster(`/video/posters/vimeo/${id}/480.webp`, from)
    expect(asked.length).toBe(60)
    expect((await oembed('https://vimeo.com/71', from)).statusCode).toBe(429)
    expect((await oembed('https://vimeo.com/71', { 'x-forwarded-for': '192.0.2.2' })).statusCode).toBe(404)
  })

  it('counts the visitors of one IPv6 network together', async () => {
    answers['/oembed'] = (_, response) => response.writeHead(404).end()
    const from = (host: number) => ({ 'x-forwarded-for': `2001:db8::${host}` })
    for (let id = 101; id <= 160; id += 1) await poster(`/video/posters/vimeo/${id}/480.webp`, from(id))
    expect((await oembed('https://vimeo.com/171', from(1))).statusCode).toBe(429)
    expect((await oembed('https://vimeo.com/171', { 'x-forwarded-for': '2001:db8:0:1::1' })).statusCode).toBe(404)
  })
})
