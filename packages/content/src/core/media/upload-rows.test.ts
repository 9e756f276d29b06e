import { describe, expect, it } from 'vitest'
import { countRows, hasNewTexts, isUnsaved, newRow, startable, type UploadRow, uploadRows } from './upload-rows.ts'

const row = (key: string, problem?: string) => newRow({ key, name: `${key}.png`, type: 'image/png' }, problem)
const first = (rows: readonly UploadRow[]) => rows[0] ?? row('none')

describe('files that were chosen', () => {
  it('are sent two at a time, in their order; what is too large is not', () => {
    let rows = uploadRows([], { type: 'taken', rows: [row('large', 'Too large.'), row('a'), row('b'), row('c')] })
    expect(startable(rows).map(({ key }) => key)).toEqual(['a', 'b'])
    rows = uploadRows(rows, { type: 'changed', key: 'a', state: { kind: 'sending', percent: 0 } })
    expect(startable(rows).map(({ key }) => key)).toEqual(['b'])
    rows = uploadRows(rows, { type: 'changed', key: 'b', state: { kind: 'sending', percent: 0 } })
    expect(startable(rows)).toEqual([])
    rows = uploadRows(rows, { type: 'changed', key: 'a', state: { kind: 'stored', id: 1, filename: 'a.png' } })
    expect(startable(rows).map(({ key }) => key)).toEqual(['c'])
    expect(countRows(rows)).toEqual({ onTheirWay: 2, stored: 1, refused: 1 })
  })

  it('are sent again after a failure, and stored twice only when that was asked for', () => {
    const failed = uploadRows([row('a')], { type: 'changed', key: 'a', state: { kind: 'failed', reason: 'Offline.' } })
    expect(first(uploadRows(failed, { type: 'again', key: 'a', mayRepeat: true }))).toMatchObject({
      state: { kind: 'waiting' },
      mayRepeat: true,
    })
  })

  it('are gone when they are dismissed', () =>
    expect(uploadRows([row('a'), row('b')], { type: 'dismissed', keys: ['a'] })).toEqual([row('b')]))
})

describe('texts that are typed', () => {
  it('stay while their file is sent, refused or sent again', () => {
    let rows = uploadRows([row('a')], { type: 'typed', key: 'a', texts: { alt: 'A wall.' } })
    rows = uploadRows(rows, { type: 'changed', key: 'a', state: { kind: 'failed', reason: 'Offline.' } })
    rows = uploadRows(rows, { type: 'typed', key: 'a', texts: { caption: 'Plaster' } })
    rows = uploadRows(rows, { type: 'again', key: 'a', mayRepeat: false })
    expect(first(rows).texts).toEqual({ alt: 'A wall.', caption: 'Plaster' })
  })

  it('are unsaved until the server has them, and what was typed meanwhile still is', () => {
    let rows = uploadRows([row('a')], {
      type: 'changed',
      key: 'a',
      state: { kind: 'stored', id: 1, filename: 'a.png' },
    })
    expect(isUnsaved(first(rows))).toBe(false)
    rows = uploadRows(rows, { type: 'typed', key: 'a', texts: { alt: 'A wall.' } })
    rows = uploadRows(rows, { type: 'not saved', key: 'a', problem: 'Offline.' })
    expect([isUnsaved(first(rows)), first(rows).textProblem]).toEqual([true, 'Offline.'])
    rows = uploadRows(rows, { type: 'typed', key: 'a', texts: { alt: 'A white wall.' } })
    rows = uploadRows(rows, { type: 'saved', key: 'a', texts: { alt: 'A wall.', caption: '' } })
    expect([hasNewTexts(first(rows)), first(rows).textProblem]).toEqual([true, undefined])
  })
})
