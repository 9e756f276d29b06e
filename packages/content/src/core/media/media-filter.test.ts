import { describe, expect, it } from 'vitest'
import { whereOf } from '../list-filter.ts'
import { LACKS_TEXT, type MediaFilter, mediaConditions, parseMediaFilter } from './media-filter.ts'

describe('a filter of the library', () => {
  it.each<[MediaFilter]>([
    [{}],
    [{ type: 'image' }],
    [{ type: 'document' }],
    [{ isUsed: false }],
    [{ isUsed: true, type: 'video' }],
    [{ lacksText: true }],
    [{ folder: '' }],
    [{ folder: 'Projects/Bakery', tag: 'oak', type: 'audio' }],
  ])('is read back from the conditions of a list: %j', (filter) => {
    expect(parseMediaFilter(whereOf(mediaConditions(filter)))).toEqual(filter)
    expect(parseMediaFilter({ and: mediaConditions(filter) })).toEqual(filter)
  })

  it('is that of the dashboard, which leads to images without a text', () =>
    expect(parseMediaFilter(whereOf(LACKS_TEXT))).toEqual({ lacksText: true }))

  it.each([
    undefined,
    'x',
    { or: 'x' },
    { and: [null, { alt: 'x' }] },
    { mimeType: { contains: 'font/' } },
  ])('is none where there is none: %j', (where) => expect(parseMediaFilter(where)).toEqual({}))
})
