import { describe, expect, it } from 'vitest'
import { hostHeaders } from './host-headers.ts'

const PAGE = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'self'; frame-ancestors 'self'",
  etag: '"x"',
}

describe('_headers', () => {
  it('has for all what every page says, and what only a header can say', () =>
    expect(hostHeaders(PAGE, [])).toBe(
      "/*\n  x-content-type-options: nosniff\n  content-security-policy: frame-ancestors 'self'\n",
    ))

  it('caches files as long as the one that may change first', () =>
    expect(
      hostHeaders({}, [
        { path: '/assets/a.js', headers: { 'cache-control': 'public, max-age=31536000, immutable' } },
        { path: '/assets/own/site/b.woff2', headers: { 'cache-control': 'public, max-age=3600' } },
      ]),
    ).toBe('/assets/*\n  cache-control: public, max-age=3600\n'))

  it('keeps uploads from being run, and offers for download what the site does', () =>
    expect(
      hostHeaders({}, [
        {
          path: '/media/a.pdf',
          headers: { 'content-security-policy': 'sandbox', 'content-disposition': 'attachment' },
        },
      ]),
    ).toBe('/media/*\n  content-security-policy: sandbox\n\n/media/a.pdf\n  content-disposition: attachment\n'))
})
