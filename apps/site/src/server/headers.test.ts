import { describe, expect, it } from 'vitest'
import { pageHeaders } from './headers.ts'

const policyOf = (sources: Parameters<typeof pageHeaders>[0]['sources']) => {
  const headers = pageHeaders({ scripts: ['a'], styles: [], sources }, true)
  return new Map(headers['content-security-policy']?.split('; ').map((part) => [part.split(' ')[0], part]))
}

describe('the content security policy of a page', () => {
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
