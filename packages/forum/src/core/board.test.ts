import { describe, expect, it } from 'vitest'
import { boardsAbove, boardTree, parseBoard } from './board.ts'

describe('a stored board', () => {
  it('is for everyone to read and for members to write on until its editor says otherwise', () =>
    expect(parseBoard({ id: 3, title: 'Lamps', path: '/forum/board/lamps/' })).toMatchObject({
      reads: 'everyone',
      writes: 'members',
    }))

  it('is not shown without a name or an address', () => {
    expect(parseBoard({ id: 3, path: '/forum/board/lamps/' })).toBeUndefined()
    expect(parseBoard({ id: 3, title: 'Lamps' })).toBeUndefined()
  })

  it('lists people by their mail addresses, however they are written', () =>
    expect(
      parseBoard({ id: 3, title: 'Lamps', path: '/x/', people: 'Ada@Example.org\n\n ben@example.org, cy@example.org' })
        ?.people,
    ).toEqual(new Set(['ada@example.org', 'ben@example.org', 'cy@example.org'])))
})

describe('the tree of boards', () => {
  const boards = [
    { id: 1, parent: undefined },
    { id: 2, parent: 1 },
    { id: 3, parent: 2 },
    { id: 4, parent: 99 },
  ]

  it('has each board once, below its parent or at the top', () =>
    expect(boardTree(boards)).toEqual([
      {
        board: boards[0],
        inside: [{ board: boards[1], inside: [{ board: boards[2], inside: [] }] }],
      },
      { board: boards[3], inside: [] },
    ]))

  it('says what is above a board, and ends in a circle', () => {
    expect(boardsAbove({ id: 3, parent: 2 }, boards).map(({ id }) => id)).toEqual([1, 2])
    const circle = [
      { id: 1, parent: 2 },
      { id: 2, parent: 1 },
    ]
    expect(boardsAbove({ id: 1, parent: 2 }, circle).map(({ id }) => id)).toEqual([2])
    expect(boardTree(circle)).toEqual([])
  })
})
