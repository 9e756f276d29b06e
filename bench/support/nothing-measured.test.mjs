import { describe, expect, it } from 'vitest'
import { NothingMeasured, sift, some } from './nothing-measured.mjs'

describe('sifting figures', () => {
  it('keeps numbers, names of versions, and records of them', () => {
    const returned = { 'page.cached': 0.9, version: '5.18.2', pages: { '/': { html: 4.1 } } }
    expect(sift(returned)).toEqual({ figures: returned, notMeasured: {} })
  })

  it.each([
    0,
    -1,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    undefined,
    null,
    '',
  ])('names a figure that is %s, and keeps the others', (value) => {
    expect(sift({ 'script.home': value, style: 7 })).toEqual({
      figures: { style: 7 },
      notMeasured: { 'script.home': expect.stringContaining('nothing measured') },
    })
  })

  it('takes 0 where 0 is a good answer, and nothing else instead', () => {
    expect(sift({ 'scroll.task': 0 }, ['scroll.task']).notMeasured).toEqual({})
    expect(sift({ 'scroll.task': Number.NaN }, ['scroll.task']).notMeasured).toHaveProperty(['scroll.task'])
    expect(sift({ 'scroll.task': -1 }, ['scroll.task']).notMeasured).toHaveProperty(['scroll.task'])
  })

  it('names a figure inside a record by its way', () => {
    const { figures, notMeasured } = sift({ pages: { '/': { html: 4, script: 0 } } })
    expect(figures).toEqual({ pages: { '/': { html: 4 } } })
    expect(Object.keys(notMeasured)).toEqual(['pages / script'])
  })

  it('names a record without anything in it', () =>
    expect(sift({ pages: {} }).notMeasured).toEqual({ pages: 'nothing measured: no figure at all' }))

  it('gives the reason of a figure that could not be had', () =>
    expect(sift({ peer: new Error('no network') })).toEqual({ figures: {}, notMeasured: { peer: 'no network' } }))

  it('gives it in one short line', () => {
    const { notMeasured } = sift({ peer: new Error(`npm ended with 1.\n  at ${'x'.repeat(1000)}`) })
    expect(notMeasured.peer).toMatch(/^npm ended with 1\. at x{270,}…$/)
  })

  it('refuses a measure without a figure', () => expect(() => sift({})).toThrow(NothingMeasured))
})

describe('a list that must not be empty', () => {
  it('is passed on', () => expect(some([1], 'no page')).toEqual([1]))
  it('says what is missing when it is', () =>
    expect(() => some([], 'no page in the sitemap')).toThrow('nothing measured: no page in the sitemap'))
})
