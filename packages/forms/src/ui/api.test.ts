import { describe, expect, it } from 'vitest'
import { addressOf, call, sentenceOf } from './api.ts'

it.each([
  ['https://example.com/wp-json/', 'contact-form-7/v1', 'https://example.com/wp-json/contact-form-7/v1/a?b=c'],
  ['/wp-json', '/own/v2/', '/wp-json/own/v2/a?b=c'],
  ['/?rest_route=/', 'own/v2', '/?rest_route=/own/v2/a&b=c'],
])('below %j in %j an endpoint is %j', (root, namespace, address) => {
  expect(addressOf({ root, namespace }, 'a?b=c')).toBe(address)
})

describe('a call that fails', () => {
  const AWAY = 'This site is away.'
  const sentence = (send: () => Promise<Response>, isOnline = true) =>
    call({}, 'x', {}, send).then(
      () => 'nothing',
      (failure: unknown) => sentenceOf(failure, { isOnline, unreachable: AWAY }),
    )
  const unsent = async () => Promise.reject(new TypeError('Failed to fetch'))
  const answer = (status: number, body: string) => async () => new Response(body, { status })

  it('is thrown in the words of the protocol', async () =>
    await expect(call({}, 'x', {}, unsent)).rejects.toEqual({
      code: 'fetch_error',
      message: 'You are probably offline.',
    }))
  it('without a network uses them, too', async () =>
    expect(await sentence(unsent, false)).toBe('You are probably offline.'))
  it('on a network that works means that the site is away', async () => expect(await sentence(unsent)).toBe(AWAY))
  it.each([502, 503, 504])('with the %d of a gateway means it as well', async (status) =>
    expect(await sentence(answer(status, '<html>'))).toBe(AWAY))
  it('with a sentence of the site uses that sentence', async () =>
    expect(await sentence(answer(503, '{"code":"a","message":"Soon."}'))).toBe('Soon.'))
  it('with a fault of the site has no sentence of its own', async () =>
    expect(await sentence(answer(500, '<html>'))).toBe(''))
  it('with a reply that is not JSON says so', async () =>
    expect(await sentence(answer(200, '<html>'))).toBe('The response is not a valid JSON response.'))
})
