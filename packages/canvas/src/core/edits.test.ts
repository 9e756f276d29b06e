import { describe, expect, it } from 'vitest'
import { blockTree } from './block-tree.ts'
import { applyEdit, type Edit, inverseOf, isPossible } from './edits.ts'
import { exampleDocument, exampleRules } from './example-document.ts'

const tree = blockTree(exampleDocument, exampleRules)
const after = (edit: Edit) => blockTree(applyEdit(exampleDocument, edit, exampleRules), exampleRules)
const text = (id: string) => ({ id, blockType: 'text' })

describe('an edit', () => {
  it('inserts a block before another', () =>
    expect(
      after({ do: 'insert', list: 's1/blocks', before: 't3', block: text('new') }).lists.get('s1/blocks')?.blocks,
    ).toEqual(['c1', 'new', 't3']))

  it('inserts a block into a list that has none', () =>
    expect(
      after({ do: 'insert', list: 'c1/columns/r2/blocks', before: undefined, block: text('new') }).blocks.get('new')
        ?.path,
    ).toBe('layout.1.blocks.0.columns.1.blocks.0'))

  it('moves a block within its list', () =>
    expect(after({ do: 'move', id: 'i1', list: 'layout', before: 't1' }).lists.get('layout')?.blocks).toEqual([
      'i1',
      't1',
      's1',
    ]))

  it('moves a block into a list behind it, whose path changes with that', () =>
    expect(after({ do: 'move', id: 't1', list: 'b1/inside/blocks', before: undefined }).blocks.get('t1')?.path).toBe(
      'layout.0.blocks.0.columns.0.blocks.1.inside.blocks.0',
    ))

  it('removes a block with all in it', () =>
    expect([...after({ do: 'remove', id: 's1' }).blocks.keys()]).toEqual(['t1', 'i1']))

  it('sets a field of a block, and leaves those beside it', () =>
    expect(
      after({ do: 'set', id: 'i1', path: 'frame.hidden', value: ['phone'] }).blocks.get('i1')?.stored.frame,
    ).toEqual({
      space: 'small',
      hidden: ['phone'],
    }))
})

describe('an edit is refused', () => {
  it.each<readonly [string, Edit]>([
    ['where its block is not there', { do: 'remove', id: 'gone' }],
    ['where its list is not there', { do: 'move', id: 't1', list: 'gone', before: undefined }],
    [
      'where the block in front of which it puts one is elsewhere',
      { do: 'move', id: 't1', list: 'layout', before: 't3' },
    ],
    ['where the kind may not stand', { do: 'move', id: 'c1', list: 'b1/inside/blocks', before: undefined }],
    ['where a block would come into itself', { do: 'move', id: 's1', list: 's1/blocks', before: undefined }],
    ['where a block would come before itself', { do: 'move', id: 't1', list: 'layout', before: 't1' }],
    ['where the id is taken', { do: 'insert', list: 'layout', before: undefined, block: text('t2') }],
  ])('%s', (_, edit) => {
    expect(isPossible(tree, edit)).toBe(false)
    expect(applyEdit(exampleDocument, edit, exampleRules)).toBe(exampleDocument)
    expect(inverseOf(tree, edit)).toBeUndefined()
  })

  it('where there is no room', () => {
    const full = ['x', 'y', 'z'].reduce(
      (document, id) =>
        applyEdit(
          document,
          { do: 'insert', list: 'b1/inside/blocks', before: undefined, block: text(id) },
          exampleRules,
        ),
      exampleDocument,
    )
    const edit: Edit = { do: 'move', id: 't1', list: 'b1/inside/blocks', before: undefined }
    expect(isPossible(blockTree(full, exampleRules), edit)).toBe(false)
    const within: Edit = { do: 'move', id: 'x', list: 'b1/inside/blocks', before: undefined }
    expect(isPossible(blockTree(full, exampleRules), within)).toBe(true)
  })
})
