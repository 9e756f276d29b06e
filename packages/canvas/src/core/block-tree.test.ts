import { describe, expect, it } from 'vitest'
import { blockTitle, blockTree, isWithin, parentsOf, walkFrom } from './block-tree.ts'
import { exampleDocument, exampleRules } from './example-document.ts'

const tree = blockTree(exampleDocument, exampleRules)

describe('the blocks of a document', () => {
  it('come in reading order, with what stands in them', () =>
    expect([...tree.blocks.keys()]).toEqual(['t1', 's1', 'c1', 't2', 'b1', 't3', 'i1']))

  it('know where they stand', () =>
    expect(tree.blocks.get('b1')).toMatchObject({
      path: 'layout.1.blocks.0.columns.0.blocks.1',
      list: 'c1/columns/r1/blocks',
      index: 1,
      parent: 'c1',
      lists: ['b1/inside/blocks'],
    }))

  it('stand in lists that are named by ids, also in those without a block', () =>
    expect([...tree.lists.keys()]).toEqual([
      'layout',
      's1/blocks',
      'c1/columns/r1/blocks',
      'b1/inside/blocks',
      'c1/columns/r2/blocks',
    ]))

  it('are told apart by the row that they stand in', () =>
    expect(tree.lists.get('c1/columns/r2/blocks')?.label).toBe('Column 2'))

  it('are told apart by the list that they stand in, where their block has several', () => {
    const lists = ['behind', 'blocks'].map((name) => ({ steps: [{ name }], label: `The ${name}`, allowed: ['text'] }))
    const rules = { ...exampleRules, kinds: { card: { label: 'Card', lists } } }
    const { lists: found } = blockTree({ layout: [{ id: 'x', blockType: 'card' }] }, rules)
    expect([...found.values()].map(({ label }) => label)).toEqual([undefined, 'The behind', 'The blocks'])
  })

  it('are not what has no id or no kind', () => {
    const { blocks } = blockTree(
      { layout: [{ id: 'x' }, { blockType: 'text' }, null, { id: 'y', blockType: 'text' }] },
      exampleRules,
    )
    expect([...blocks.values()].map(({ id, path, index }) => [id, path, index])).toEqual([['y', 'layout.2', 0]])
  })

  it('are there also when no feature knows their kind', () => {
    const { blocks } = blockTree(
      { layout: [{ id: 'x', blockType: 'constructor', blocks: [{ id: 'y' }] }] },
      exampleRules,
    )
    expect(blocks.get('x')).toMatchObject({ label: 'constructor', lists: [] })
  })

  it('have their kind and their words for a name', () => {
    const titles = [...tree.blocks.values()].map(blockTitle)
    expect(titles).toEqual([
      'Text “Opening”',
      'Section “Left”',
      'Columns “Left”',
      'Text “Left”',
      'Box',
      'Text “Below”',
      'Image',
    ])
  })
})

it('the blocks around a block are named from the inside out', () => {
  expect(parentsOf(tree, 't2').map(({ id }) => id)).toEqual(['c1', 's1'])
  expect(isWithin(tree, 't2', 's1')).toBe(true)
  expect(isWithin(tree, 't3', 'c1')).toBe(false)
})

describe('a walk over the blocks', () => {
  const order = [...tree.blocks.values()]

  it('follows the order of reading, and ends at its ends', () => {
    expect(walkFrom(order, 's1', 'next')).toBe('c1')
    expect(walkFrom(order, 't3', 'previous')).toBe('b1')
    expect(walkFrom(order, 'i1', 'next')).toBe('i1')
    expect(walkFrom(order, 't1', 'previous')).toBe('t1')
  })
  it('leads into a block and out of it', () => {
    expect(walkFrom(order, 'c1', 'child')).toBe('t2')
    expect(walkFrom(order, 't2', 'parent')).toBe('c1')
    expect(walkFrom(order, 'b1', 'child')).toBe('b1')
  })
  it('leads off the page from a block that stands on it', () => expect(walkFrom(order, 't1', 'parent')).toBeUndefined())
  it('begins at the first block', () => {
    expect(walkFrom(order, undefined, 'next')).toBe('t1')
    expect(walkFrom(order, 'gone', 'next')).toBe('t1')
  })
})
