import { describe, expect, it } from 'vitest'
import { parseCdn } from './parse-cdn.ts'

const parse = (env: Readonly<Record<string, string>>) => parseCdn((name) => env[name])
const cloudflare = { CDN: 'cloudflare', CDN_ID: 'abc', CDN_TOKEN: 'secret' }

describe('the settings of a CDN', () => {
  it('are absent unless one is named', () => expect(parse({ CDN_ID: 'abc' })).toBeUndefined())

  it('name its interface, a day, and a minute of stale answers, unless others are set', () => {
    expect(parse(cloudflare)).toEqual({
      service: 'cloudflare',
      id: 'abc',
      token: 'secret',
      url: 'https://api.cloudflare.com',
      seconds: 86_400,
      staleSeconds: 60,
    })
    expect(parse({ ...cloudflare, CDN_SECONDS: '600', CDN_STALE_SECONDS: '0' })).toMatchObject({
      seconds: 600,
      staleSeconds: 0,
    })
  })

  it('of a webhook are its address, and a secret if it is to be signed', () =>
    expect(parse({ CDN: 'webhook', CDN_URL: 'https://cache.example/purge/' })).toMatchObject({
      url: 'https://cache.example/purge',
      token: '',
    }))

  it.each([
    [{ CDN: 'akamai' }, 'CDN is "akamai". Give one of cloudflare, fastly, bunny, webhook'],
    [{ CDN: 'fastly', CDN_TOKEN: 'x' }, 'CDN_ID is ""'],
    [{ CDN: 'bunny', CDN_ID: '../other', CDN_TOKEN: 'x' }, 'CDN_ID is "../other"'],
    [{ CDN: 'bunny', CDN_ID: '1' }, 'CDN_TOKEN is not set'],
    [{ CDN: 'webhook' }, 'CDN_URL is ""'],
    [{ CDN: 'webhook', CDN_URL: 'ftp://cache.example' }, 'CDN_URL is "ftp://cache.example"'],
    [{ ...cloudflare, CDN_SECONDS: '-1' }, 'CDN_SECONDS is "-1"'],
    [{ ...cloudflare, CDN_STALE_SECONDS: '99999999' }, 'CDN_STALE_SECONDS is "99999999"'],
  ])('%j are refused with a reason', (env, message) => expect(() => parse(env)).toThrow(message))
})
