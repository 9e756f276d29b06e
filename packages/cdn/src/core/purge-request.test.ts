import { describe, expect, it } from 'vitest'
import type { CdnService, CdnSettings } from './cdn-settings.ts'
import { purgeRequest, purgesOf } from './purge-request.ts'

const settings = (service: CdnService, url: string): CdnSettings => ({
  service,
  id: 'zone-1',
  token: 'secret',
  url,
  seconds: 60,
  staleSeconds: 0,
})

describe('a purge', () => {
  it('of Cloudflare names the tags of a zone', () =>
    expect(purgeRequest(settings('cloudflare', 'https://api.cloudflare.com'), ['a', 'b'])).toEqual({
      url: 'https://api.cloudflare.com/client/v4/zones/zone-1/purge_cache',
      headers: { authorization: 'Bearer secret' },
      body: '{"tags":["a","b"]}',
    }))

  it('of Fastly names the keys of a service', () =>
    expect(purgeRequest(settings('fastly', 'https://api.fastly.com'), ['a', 'b'])).toEqual({
      url: 'https://api.fastly.com/service/zone-1/purge',
      headers: { 'fastly-key': 'secret', accept: 'application/json' },
      body: '{"surrogate_keys":["a","b"]}',
    }))

  it('of Bunny names one tag of a pull zone', () =>
    expect(purgeRequest(settings('bunny', 'https://api.bunny.net'), ['a'])).toEqual({
      url: 'https://api.bunny.net/pullzone/zone-1/purgeCache',
      headers: { accesskey: 'secret' },
      body: '{"CacheTag":"a"}',
    }))

  it('by webhook says what it is, and holds no secret', () => {
    const request = purgeRequest(settings('webhook', 'https://cache.example/purge'), ['a'])
    expect(request).toEqual({
      url: 'https://cache.example/purge',
      headers: {},
      body: '{"type":"cache.purge","tags":["a"]}',
    })
  })

  const many = (count: number) => Array.from({ length: count }, (_, number) => `tag-${number}`)

  it('takes as many calls as the service takes tags', () => {
    expect(purgesOf('cloudflare', many(150), 'site').map(({ length }) => length)).toEqual([100, 50])
    expect(purgesOf('bunny', many(3), 'site')).toEqual([['tag-0'], ['tag-1'], ['tag-2']])
    expect(purgesOf('fastly', [], 'site')).toEqual([])
  })

  it('of very many tags is one of the whole site', () =>
    expect(purgesOf('bunny', many(11), 'site')).toEqual([['site']]))
})
