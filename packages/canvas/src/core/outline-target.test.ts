import { describe, expect, it } from 'vitest'
import { blockTree } from './block-tree.ts'
import { dropOffer } from './carried.ts'
import { applyEdit } from './edits.ts'
import { exampleDocument, exampleRules } from './example-document.ts'
import { outlineTargetAt, type PointedLine } from './outline-target.ts'

const tree = blockTree(exampleDocument, exampleRules)

function at(line: Partial<PointedLine> & { readonly id: string }, dragged = 'i1') {
  const offer = dropOffer(tree, { key: 'dragged', id: dragged }, ({ en }) => en)
  return offer && outlineTargetAt(offer, tree, { y: 0.5, x: 0, depth: 0, isOpen: true, ...line })
}

function withTextInSecondColumn() {
  const edit = { do: 'move', id: 't1', list: 'c1/columns/r2/blocks', before: undefined } as const
  return blockTree(applyEdit(exampleDocument, edit, exampleRules), exampleRules)
}

describe('a pointer in the outline', () => {
  it('means the gap above or below a line', () => {
    expect(at({ id: 't2', y: 0.1 })).toMatchObject({ list: 'c1/columns/r1/blocks', before: 't2', at: 'top', depth: 2 })
    expect(at({ id: 't2', y: 0.9, depth: 2 })).toMatchObject({ before: 'b1', at: 'bottom', depth: 2 })
  })
  it('means what is in a block, and where there are several lists the part of its line', () => {
    expect(at({ id: 'c1', x: 0.2 })).toMatchObject({ list: 'c1/columns/r1/blocks', at: 'inside' })
    expect(at({ id: 'c1', x: 0.8 })).toMatchObject({
      list: 'c1/columns/r2/blocks',
      label: 'In Columns “Left”, Column 2',
    })
    expect(at({ id: 's1', y: 0.9 })).toMatchObject({ list: 's1/blocks', before: 'c1' })
  })
  it('means the end of a block that is folded', () =>
    expect(at({ id: 's1', isOpen: false })).toMatchObject({ list: 's1/blocks', before: undefined }))
  it('chooses by its indent among blocks that end at a line', () => {
    expect(at({ id: 't3', y: 0.9, depth: 1 }, 't1')).toMatchObject({ list: 's1/blocks', before: undefined, depth: 1 })
    expect(at({ id: 't3', y: 0.9, depth: 0 }, 't1')).toMatchObject({ list: 'layout', before: 'i1', depth: 0 })
  })
  it('stays in a column below which another one has blocks', () => {
    const [line, after] = [
      { id: 'b1', y: 0.9, depth: 0, isOpen: false },
      { list: 's1/blocks', before: 't3', depth: 1 },
    ]
    expect(at(line, 's1')).toBeUndefined()
    expect(at(line)).toMatchObject(after)
    const wide = withTextInSecondColumn()
    const offer = dropOffer(wide, { key: 'dragged', id: 'i1' }, ({ en }) => en)
    expect(offer && outlineTargetAt(offer, wide, { x: 0, ...line })).toMatchObject({ list: 'c1/columns/r1/blocks' })
  })
  it('means nothing where the block may not stand, or stands already', () => {
    expect(at({ id: 't2', y: 0.5 }, 's1')).toBeUndefined()
    expect(at({ id: 'i1', y: 0.1 })).toBeUndefined()
  })
})
