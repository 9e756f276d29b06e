import { describe, expect, it } from 'vitest'
import { forwardedOrigin } from './forwarded-origin.ts'

const origin = (host?: string, protocol?: string) =>
  forwardedOrigin(
    new Headers({
      ...(host !== undefined && { 'x-forwarded-host': host }),
      ...(protocol !== undefined && { 'x-forwarded-proto': protocol }),
    }),
  )

describe('the origin of a forwarded request', () => {
  it.each([
    ['www.example.com', 'https', 'https://www.example.com'],
    ['Studio.local:3000', 'http', 'http://studio.local:3000'],
    ['[2001:db8::1]:8080', 'http', 'http://[2001:db8::1]:8080'],
    ['www.example.com:443', 'https', 'https://www.example.com'],
  ])('is made of host and protocol: %s, %s', (host, protocol, expected) =>
    expect(origin(host, protocol)).toBe(expected))

  it('is not known without one of them', () => {
    expect([origin(), origin('www.example.com'), origin(undefined, 'https')]).toEqual([undefined, undefined, undefined])
  })

  it.each([
    ['evil.example/a', 'https'],
    ['user@evil.example', 'https'],
    ['a.example, b.example', 'https'],
    ['a b', 'https'],
    ['[::1', 'https'],
    ['example.com:99999', 'https'],
    ['a'.repeat(300), 'https'],
    ['www.example.com', 'javascript'],
    ['www.example.com', 'https, http'],
  ])('is none that could be taken for something else: %s, %s', (host, protocol) =>
    expect(origin(host, protocol)).toBeUndefined())
})
