import { describe, expect, it } from 'vitest'
import { liveSearchReply, parseLiveSearch } from './live-search.ts'

const parse = (fields: string) => parseLiveSearch(new URLSearchParams(fields), 6)

describe('a call', () => {
  it('says what is looked for, and where', () => {
    expect(
      parse(
        'search=%20oak%20&perPage=3&show_feat_img=1&display_post_type=1&post_type[]=page&post_type[]=post&searchLimiPostTitles=1',
      ),
    ).toEqual({
      term: 'oak',
      perPage: 3,
      withImages: true,
      withTypes: true,
      types: ['page', 'post'],
      titlesOnly: true,
    })
  })

  it.each(['', 'post_type=any', 'post_type[]='])('looks in all types for “%s”', (fields) =>
    expect(parse(fields).types).toBeUndefined())

  it.each([
    ['perPage=-1', 6],
    ['perPage=0', 6],
    ['perPage=1000000', 50],
    ['perPage=2.5', 6],
    ['perPage=many', 6],
    ['', 6],
  ])('bounds the results of “%s”', (fields, perPage) => expect(parse(fields).perPage).toBe(perPage))

  it.each(['', 'show_feat_img=0&display_post_type=false&searchLimiPostTitles=no'])('switches off “%s”', (fields) =>
    expect(parse(fields)).toMatchObject({ withImages: false, withTypes: false, titlesOnly: false }))

  it('cuts the term', () => expect(parse(`search=${'ab '.repeat(5_000)}`).term.length).toBeLessThanOrEqual(200))
})

it('the reply has pictures and types only when they were asked for', () => {
  const hits = [{ id: 7, title: 'Oak', address: '/oak/', type: 'page', image: '/media/oak.webp' }]
  expect(liveSearchReply(parse(''), hits)).toEqual([{ post_url: '/oak/', title: 'Oak', id: 7 }])
  expect(liveSearchReply(parse('show_feat_img=true&display_post_type=1'), hits)).toEqual([
    { post_url: '/oak/', title: 'Oak', image_url: '/media/oak.webp', id: 7, type: 'page' },
  ])
})
