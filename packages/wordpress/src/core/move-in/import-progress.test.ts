import { describe, expect, it } from 'vitest'
import { type ImportProgress, parseProgress, progressText, shareOf, timeLeftMs } from './import-progress.ts'

const STEPS: readonly (readonly [ImportProgress, string, number])[] = [
  [{ step: 'starting', files: 3 }, 'Starting, files: 3', 0],
  [{ step: 'reading', readBytes: 50, totalBytes: 200 }, 'Read 25 %', 0.25],
  [{ step: 'writing', items: 10, totalItems: 40, files: 3 }, '10 of 40 items', 0.25],
  [{ step: 'linking' }, 'Links between pages', 1],
  [{ step: 'redirecting' }, 'Redirects', 1],
  [{ step: 'undoing', entries: 30, totalEntries: 40 }, '30 of 40 taken back', 0.75],
]

describe('progress', () => {
  it.each(STEPS)('%j is read as it was written', (progress) => expect(parseProgress({ ...progress })).toEqual(progress))
  it.each(STEPS)('%j says %j', (progress, text, share) => {
    expect(progressText(progress)).toBe(text)
    expect(shareOf(progress)).toBe(share)
  })
  it.each([undefined, null, 'Read 5 %', {}, { step: 'toString' }])('%j is none', (value) =>
    expect(parseProgress(value)).toBeUndefined())
  it('has no counts that are none', () =>
    expect(parseProgress({ step: 'writing', items: -1, totalItems: 'many' })).toEqual({
      step: 'writing',
      items: 0,
      totalItems: 0,
      files: 0,
    }))
  it('is nothing of nothing, and never more than all', () => {
    expect(shareOf({ step: 'reading', readBytes: 0, totalBytes: 0 })).toBe(0)
    expect(shareOf({ step: 'writing', items: 41, totalItems: 40, files: 0 })).toBe(1)
  })
})

describe('the time left', () => {
  const written = (items: number): ImportProgress => ({ step: 'writing', items, totalItems: 100, files: 0 })
  it('is as long for what is left as it was for what is done', () =>
    expect(timeLeftMs(written(25), 10_000)).toBe(30_000))
  it('is not guessed from a first item', () => expect(timeLeftMs(written(1), 10_000)).toBeUndefined())
  it('is not given for a step that is done', () => expect(timeLeftMs(written(100), 10_000)).toBeUndefined())
})
