import { describe, expect, it } from 'vitest'
import { fileHeaders, pageHeaders } from './headers.ts'

const policyOf = (sources: Parameters<typeof pageHeaders>[0]['sources']) => {
  const headers = pageHeaders({ scripts: ['a'], styles: [], sources }, true)
  return new Map(headers['content-security-policy']?.split('; ').map((part) => [part.split(' ')[0], part]))
}

describe('HSTS', () => {
  const header = (encrypted: boolean) =>
    pageHeaders({ scripts: [], styles: [], sources: [] }, encrypted)['strict-transport-security']
  it('is sent where the site is encrypted, and only there', () => {
    expect([header(true), header(false)]).toEqual([expect.stringContaining('max-age='), undefined])
  })

  it('is sent with feeds as with pages', () => {
    expect([fileHeaders('text/plain', true), fileHeaders('text/plain', false)]).toEqual([
      expect.objectContaining({ 'strict-transport-security': header(true) }),
      expect.not.objectContaining({ 'strict-transport-security': expect.anything() }),
    ])
  })
})

describe('the content security policy of a page', () => {
  it('lets only the inline script run whose hash it names', () => {
    expect(policyOf([]).get('script-src')).toMatch(/^script-src 'self' 'sha256-[A-Za-z0-9+/]{43}='$/)
    expect([...policyOf([]).values()].join(' ')).not.toContain('unsafe')
  })

  it('lets nothing in but what is of the site', () => {
    expect([...policyOf([]).values()].join(' ')).not.toContain('https:')
    expect(policyOf([]).get('frame-src')).toBe("frame-src 'self'")
  })

  it('lets in what its features load from others, each where it belongs and once', () => {
    const policy = policyOf([
      { script: ['https://a.example'], frame: ['https://f.example'] },
      { script: ['https://a.example', 'https://b.example'], connect: ['https://c.example'] },
    ])
    expect(policy.get('script-src')).toMatch(
      /^script-src 'self' 'sha256-\S+' https:\/\/a\.example https:\/\/b\.example$/,
    )
    expect(policy.get('frame-src')).toBe("frame-src 'self' https://f.example")
    expect(policy.get('connect-src')).toBe("connect-src 'self' https://c.example")
    expect(policy.get('style-src')).toBe("style-src 'self'")
  })
})
