import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { createRecognition } from './create-recognition.ts'

const VIDEO_REPLY = { html: '<iframe src="https://player.vimeo.com/video/76979871"></iframe>' }

/** Asks a site whose providers answer like this. */
async function site(answer: () => Response | Promise<Response>, isOn = true) {
  const asked: { address: string; redirect: string | undefined }[] = []
  const app = Fastify()
  await createRecognition({
    isOn: async () => isOn,
    fetch: async (address, options) => {
      asked.push({ address: String(address), redirect: options?.redirect })
      return answer()
    },
  }).register(app)
  const ask = async (url: string) => {
    const reply = await app.inject({ url: '/lightbox/recognition', query: { url } })
    return { code: reply.statusCode, ...reply.json() }
  }
  return { ask, asked }
}

describe('the lookup', () => {
  it('answers what an address is, and asks once', async () => {
    const { ask, asked } = await site(() => Response.json(VIDEO_REPLY))
    const found = {
      code: 200,
      status: 200,
      results: { type: 'video', source: 'vimeo', url: 'https://vimeo.com/76979871' },
    }
    expect(await ask('https://vimeo.com/channels/staffpicks')).toMatchObject(found)
    expect(await ask('https://vimeo.com/channels/staffpicks')).toMatchObject(found)
    expect(asked).toEqual([
      { address: expect.stringContaining('https://vimeo.com/api/oembed.json?'), redirect: 'error' },
    ])
  })
  it('requests nothing when it is off, or for an address of no provider', async () => {
    const off = await site(() => Response.json(VIDEO_REPLY), false)
    expect(await off.ask('https://vimeo.com/x')).toMatchObject({ code: 404 })
    const on = await site(() => Response.json(VIDEO_REPLY))
    expect(await on.ask('https://169.254.169.254/latest/')).toMatchObject({ code: 400, results: null })
    expect([...off.asked, ...on.asked]).toEqual([])
  })
  it('reports that the provider knows no video, or does not answer', async () => {
    const unknown = await site(() => new Response('', { status: 404 }))
    expect(await unknown.ask('https://vimeo.com/x')).toMatchObject({ code: 404, results: null })
    const down = await site(() => Promise.reject(new Error('no route')))
    expect(await down.ask('https://vimeo.com/x')).toMatchObject({ code: 502 })
  })
  it('reads no answer without end', async () => {
    const { ask } = await site(() => new Response(new Blob(['x'.repeat(70_000)])))
    expect(await ask('https://vimeo.com/x')).toMatchObject({ code: 502 })
  })
  it('looks up a few at a time', async () => {
    let answer: (response: Response) => void = () => undefined
    const waiting = new Promise<Response>((settle) => {
      answer = settle
    })
    const { ask } = await site(async () => (await waiting).clone())
    const all = Promise.all([0, 1, 2, 3, 4].map((number) => ask(`https://vimeo.com/channels/${number}`)))
    await expect.poll(async () => (await ask('https://vimeo.com/channels/more')).code).toBe(503)
    answer(Response.json(VIDEO_REPLY))
    expect((await all).map(({ code }) => code).sort()).toEqual([200, 200, 200, 200, 503])
  })
})
