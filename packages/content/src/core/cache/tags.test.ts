import { describe, expect, it } from 'vitest'
import { boundedTags, isTouched, MAX_TAGS, partsTag, tagsOfChange } from './tags.ts'

const set = (...tags: string[]) => new Set(tags)

describe('what carries tags', () => {
  it.each([
    [['posts'], ['posts', 'posts:7']],
    [['posts:7'], ['posts', 'posts:7']],
    [['path:/new/'], ['pages', 'pages:2', 'path:/new/']],
    [['pages:1'], ['all']],
    [[], ['all']],
    [['all'], ['media', 'media:4']],
  ])('%j is touched by a change of %j', (tags, touched) => expect(isTouched(set(...tags), set(...touched))).toBe(true))

  it.each([
    [
      ['posts:8', 'pages:7'],
      ['posts', 'posts:7'],
    ],
    [['path:/'], ['pages', 'pages:2', 'path:/new/']],
    [['all'], []],
  ])('%j is not touched by a change of %j', (tags, touched) =>
    expect(isTouched(set(...tags), set(...touched))).toBe(false))

  it('keep the parts of a document beside a list that it may be in: they change alone', () => {
    const parts = partsTag('posts', 1)
    expect(boundedTags(set('posts:1', 'posts', parts))).toEqual(set('posts', parts))
  })

  it('of a list needs no tags of the documents in it', () => {
    expect(boundedTags(set('posts:1', 'posts', 'pages:2', 'path:/posts/'))).toEqual(
      set('posts', 'pages:2', 'path:/posts/'),
    )
  })

  it('has a bounded number of them, and is touched by every change beyond', () => {
    const ids = Array.from({ length: MAX_TAGS + 1 }, (_, id) => `media:${id}`)
    expect(boundedTags(new Set(ids.slice(1))).size).toBe(MAX_TAGS)
    expect(boundedTags(new Set(ids))).toEqual(set('all'))
  })
})

describe('a change', () => {
  it('touches the document, the lists of its collection, and where it is and was', () => {
    expect(tagsOfChange({ collection: 'pages', id: 3, paths: ['/b/', '/a/', '/b/'] })).toEqual([
      'pages',
      'pages:3',
      'path:/b/',
      'path:/a/',
    ])
  })

  it('of which the addresses are not known touches everything', () => {
    expect(tagsOfChange({ collection: 'pages', id: 3, paths: undefined })).toEqual(['all'])
  })
})
