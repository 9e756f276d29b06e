import { describe, expect, it } from 'vitest'
import { referenceId, referenceIds } from './reference.ts'

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
})
