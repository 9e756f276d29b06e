import { describe, expect, it } from 'vitest'
import { parseContext } from './parse-context.ts'

const { href } = parseContext({
  locale: 'de',
  parsers: {},
  address: (path, languages) => (Array.isArray(languages) && languages.includes('de') ? `/de${path}` : path),
})

describe('a link', () => {
  it('leads to the document of its type, in the language of the page where it is written', () => {
    const post = { path: '/blog/oak/', languages: ['en', 'de'], _status: 'published' }
    expect(href({ type: 'post', post, page: { path: '/other/' } })).toBe('/de/blog/oak/')
    expect(href({ page: { path: '/other/' } })).toBe('/other/')
  })

  it('leads nowhere while its document is a draft, or gone', () => {
    expect(href({ type: 'post', post: { path: '/blog/oak/', _status: 'draft' } })).toBeUndefined()
    expect(href({ type: 'post', post: 7 })).toBeUndefined()
    expect(href({ type: 'post', page: { path: '/other/' } })).toBeUndefined()
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '//elsewhere.example/', '', 7])('never leads to %j', (url) =>
    expect(href({ type: 'url', url })).toBeUndefined())
})
