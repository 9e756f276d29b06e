import { describe, expect, it } from 'vitest'
import { ancestorsOf, withParts } from './category-tree.ts'

const tree = [
  { id: 1 },
  { id: 2, parent: 1 },
  { id: 3, parent: 2 },
  { id: 4, parent: 99 },
  { id: 5, parent: 6 },
  { id: 6, parent: 5 },
]

describe('a category', () => {
  it.each([
    [1, [1, 2, 3]],
    [2, [2, 3]],
    [4, [4]],
    [5, [5, 6]],
    [7, [7]],
  ])('%i is listed with its parts: %j', (id, ids) => expect(withParts(id, tree)).toEqual(ids))

  it.each([
    [3, [1, 2]],
    [1, []],
    [4, []],
    [5, [6]],
  ])('%i stands below: %j', (id, ids) => expect(ancestorsOf(id, tree).map((category) => category.id)).toEqual(ids))
})
