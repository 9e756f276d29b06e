import { describe, expect, it } from 'vitest'
import { linkMark, linkTarget, linkTypeOf } from './link-target.ts'

describe('a link', () => {
  it('leads to the document of its type', () => {
    expect(linkTarget({ type: 'post', post: 3, page: 4 })).toEqual({ type: 'post', reference: 3 })
    expect(linkTarget({ type: 'page', post: 3, page: 4 })).toEqual({ type: 'page', reference: 4 })
  })

  it('leads to a page by default', () => expect(linkTarget({ page: 4 })).toEqual({ type: 'page', reference: 4 }))

  it.each([7, null, undefined])('of the type %j leads to a page', (type) =>
    expect(linkTarget({ type, page: 4 })?.reference).toBe(4))

  it.each(['toString', '__proto__', 'media'])('of the type %j, which it has no document of, leads nowhere', (type) =>
    expect(linkTarget({ type, page: 4 })?.reference).toBeUndefined())

  it('to an address leads to no document', () => expect(linkTarget({ type: 'url', page: 4 })).toBeUndefined())
})

it('a collection is marked with the type of its links', () => {
  expect(linkTypeOf(linkMark('note'))).toBe('note')
  expect(linkTypeOf({})).toBeUndefined()
})
