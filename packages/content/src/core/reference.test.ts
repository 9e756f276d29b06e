import { describe, expect, it } from 'vitest'
import { referenceId, referenceIds, thereOf } from './reference.ts'

describe('a reference', () => {
  it.each([
    [7, 7],
    ['a-b', 'a-b'],
    [{ id: 7, title: 'Chairs' }, 7],
    [{ relationTo: 'pages' }, undefined],
    [null, undefined],
    [undefined, undefined],
    [true, undefined],
  ])('%j is of %j', (reference, id) => expect(referenceId(reference)).toBe(id))

  it('may stand in a list with what is none', () => expect(referenceIds([{ id: 1 }, null, 2, {}])).toEqual([1, 2]))

  it.each([[undefined], [{ 0: 1 }], ['12']])('is not in %j, which is no list', (raw) =>
    expect(referenceIds(raw)).toEqual([]))

  it.each([[7], [{ id: 7 }], [{ id: 7, deletedAt: null }], [null]])('that was replaced by %j is there', (document) =>
    expect(thereOf(document)).toBe(document))

  it('is not there when its document lies in the trash', () =>
    expect(thereOf({ id: 7, deletedAt: '2026-01-02T08:00:00.000Z' })).toBeUndefined())
})
