import { describe, expect, it } from 'vitest'
import { numbersFit, refuseWrongData, whereFits } from './api-input.ts'

describe('a filter', () => {
  it.each([
    undefined,
    '',
    { title: { equals: 'a' } },
    { title: { in: ['a', 'b'] }, id: { not_in: '1,2' } },
    { and: [{ or: [{ a: { exists: true } }] }, { b: { like: 'words' } }] },
    { or: { 0: { a: { equals: null } }, 21: { a: { equals: 1 } } } },
    { parent: { equals: { relationTo: 'pages', value: 1 } } },
    '{"title":{"equals":"a"}}',
  ])('is read: %j', (where) => expect(whereFits(where)).toBe(true))

  it.each([
    'abc',
    '[]',
    ['a'],
    { title: 'a' },
    { title: { near: '1,2' } },
    { title: { equals: { a: 'b' } } },
    { title: { like: ['a'] } },
    { title: { like: 5 } },
    { or: 'x' },
    { or: [null] },
    { and: [{ title: 'a' }] },
  ])('is refused: %j', (where) => expect(whereFits(where)).toBe(false))

  it('is refused when it is too deep', () => {
    let where: object = { a: { equals: 1 } }
    for (let depth = 0; depth < 1_000; depth += 1) where = { and: [where] }
    expect(whereFits(where)).toBe(false)
  })
})

it.each([
  [{}, true],
  [{ limit: '0', page: '3', depth: '2' }, true],
  [{ limit: 'abc' }, true],
  [{ limit: '1e30' }, false],
  [{ page: 'Infinity' }, false],
  [{ page: '-99999999999999999999' }, false],
])('numbers of %j fit: %s', (query, fit) => expect(numbersFit(query)).toBe(fit))

describe('data', () => {
  it.each([
    undefined,
    {},
    { createdAt: null, updatedAt: '2026-01-31T12:00:00Z' },
    { createdAt: new Date(0) },
  ])('is taken: %j', (data) => expect(() => refuseWrongData({ data })).not.toThrow())

  it.each([
    null,
    [],
    'text',
    { createdAt: 'x' },
    { updatedAt: {} },
    { createdAt: new Date('x') },
  ])('is refused: %j', (data) => expect(() => refuseWrongData({ data })).toThrow(/Send the fields|is no time/))
})
