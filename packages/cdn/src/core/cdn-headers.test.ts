import { describe, expect, it } from 'vitest'
import { cdnHeaders } from './cdn-headers.ts'
import type { CdnService } from './cdn-settings.ts'

const headers = (service: CdnService) => cdnHeaders({ service, seconds: 600, staleSeconds: 30 }, ['a', 'b'])

describe('headers for a CDN', () => {
  it.each([
    'cloudflare',
    'fastly',
    'bunny',
    'webhook',
  ] as const)('let %s store a page, and browsers ask each time', (service) =>
    expect(headers(service)['cache-control']).toBe('public, max-age=0, s-maxage=600'))

  it('name the tags as each service reads them', () => {
    expect(headers('cloudflare')['cache-tag']).toBe('a,b')
    expect(headers('fastly')['surrogate-key']).toBe('a b')
    expect(headers('bunny')['cdn-tag']).toBe('a,b')
    expect(headers('webhook')).toMatchObject({ 'cache-tag': 'a,b', 'surrogate-key': 'a b' })
  })

  it('let a service answer from its cache while it asks again, and no browser', () => {
    expect(headers('cloudflare')['cdn-cache-control']).toBe('max-age=600, stale-while-revalidate=30')
    expect(headers('fastly')['surrogate-control']).toBe('max-age=600, stale-while-revalidate=30')
    expect(headers('cloudflare')['cache-control']).not.toContain('stale')
  })
})
