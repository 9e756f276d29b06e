import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite, type TestSite } from '../support/site.ts'

let site: TestSite

beforeAll(async () => {
  site = await startSite({ LANGUAGES: 'en de' })
})

afterAll(() => site.stop())

async function call(fields: Record<string, string>) {
  const response = await fetch(`${site.url}/wp-admin/admin-ajax.php`, {
    method: 'POST',
    body: new URLSearchParams({ action: 'revslider_ajax_call_front', ...fields }),
  })
  return {
    status: response.status,
    headers: response.headers,
    reply: (await response.json()) as Record<string, unknown>,
  }
}

describe('the call for a slider', () => {
  const ask = (more: object = {}) =>
    call({ client_action: 'get_slider_html', alias: 'rooms-in-use', usage: 'modal', ...more })

  it('returns its markup with its styles, the id of its element and what starts its script', async () => {
    const { status, reply } = await ask()
    expect(status).toBe(200)
    expect(reply).toMatchObject({
      success: true,
      htmlid: 'slider-rooms-in-use',
      waiting: ['slide-address', 'slider'],
      toload: {},
    })
    expect(reply.data).toContain('<style>')
    expect(reply.data).toContain('id="slider-rooms-in-use"')
    expect(reply.data).toContain('The first batch is out.')
    expect(reply.data).not.toContain('<script')
  })

  it('returns it in the requested language, and otherwise in the default one of the site', async () => {
    expect((await ask({ locale: 'de' })).reply.data).toContain('Das erste Blech ist draußen.')
    expect((await ask({ locale: 'xx' })).reply.data).toContain('The first batch is out.')
  })

  it.each(['never-made', '../../etc', '', 'a'.repeat(65)])('returns no slider called "%s"', async (alias) => {
    const { status, reply } = await ask({ alias })
    expect([status, reply.success]).toEqual([200, false])
    expect(reply.data).toEqual(expect.any(String))
  })

  it('is not cached, and sets no cookie', async () => {
    const { headers } = await ask()
    expect([headers.get('cache-control'), headers.get('set-cookie')]).toEqual(['no-store', null])
  })
})

it('the call for the transitions returns the table, grouped by family', async () => {
  const { reply } = await call({ client_action: 'get_transitions' })
  expect(reply).toMatchObject({
    success: true,
    transitions: { main: { basic: { fade: {} }, pieces: { 'columns-slide': {} }, '3d': {}, random: { rnd: {} } } },
  })
})

describe('another call', () => {
  it('is refused with a reason', async () => {
    expect(await call({ action: 'something_else' })).toMatchObject({ status: 400, reply: { success: false } })
    expect(await call({ client_action: 'delete_slider' })).toMatchObject({ status: 200, reply: { success: false } })
  })

  it('is read up to 16 KB', async () => {
    expect(await call({ client_action: 'a'.repeat(17 * 1024) })).toMatchObject({
      status: 413,
      reply: { success: false },
    })
  })
})

it('a page that shows the slider has the hash of its styles in its policy, and no style in an element', async () => {
  const response = await fetch(`${site.url}/studio/rooms/`)
  const html = await response.text()
  expect(response.headers.get('content-security-policy')).not.toContain('unsafe-inline')
  expect(html).toContain('.slider[data-slider="rooms-in-use"]')
  expect(html).not.toMatch(/<[a-z][^>]* style="/)
})
