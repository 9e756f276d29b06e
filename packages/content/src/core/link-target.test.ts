import { describe, expect, it } from 'vitest'
import { linkTarget } from './link-target.ts'

describe('a link', () => {
  it('leads to the document of its type', () => {
    expect(linkTarget({ type: 'post', post: 3, page: 4 })).toEqual({ collection: 'posts', reference: 3 })
    expect(linkTarget({ type: 'page', post: 3, page: 4 })).toEqual({ collection: 'pages', reference: 4 })
  })

  it('leads to a page when nobody chose', () =>
    expect(linkTarget({ page: 4 })).toEqual({ collection: 'pages', reference: 4 }))

  it.each(['toString', '__proto__', 'media', 7])('of the type %j leads to a page', (type) =>
    expect(linkTarget({ type, page: 4 })?.reference).toBe(4))

  it('to an address leads to no document', () => expect(linkTarget({ type: 'url', page: 4 })).toBeUndefined())
})
