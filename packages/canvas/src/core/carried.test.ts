import { describe, expect, it } from 'vitest'
import { blockTree } from './block-tree.ts'
import { type Carried, dropEdits, dropOffer, parseDropOffer } from './carried.ts'
import { applyEdit } from './edits.ts'
import { exampleDocument, exampleRules } from './example-document.ts'

const tree = blockTree(exampleDocument, exampleRules)
const makeId = () => 'new'

/** Gaps of a list: labels, and what the others are. */
function gapsOf(carried: Carried, list: string): readonly string[] | undefined {
  return dropOffer(tree, carried, ({ en }) => en)
    ?.lists.find(({ key }) => key === list)
    ?.gaps.map((gap) => (gap.is === 'free' ? gap.label : gap.is))
}

describe('a block that is dragged', () => {
  const carried: Carried = { key: 'block t1', id: 't1' }

  it('may be dropped between the blocks of a list, and not where it stands already', () =>
    expect(gapsOf(carried, 'layout')).toEqual(['own', 'own', 'After Section “Left”', 'After Image']))
  it('is said to go into what is empty', () =>
    expect(gapsOf(carried, 'c1/columns/r2/blocks')).toEqual(['In Columns “Left”, Column 2']))
  it('goes in front of the first block of a list', () =>
    expect(gapsOf(carried, 'c1/columns/r1/blocks')?.[0]).toBe('Before Text “Left”'))
  it('never goes into itself, or where its kind may not stand', () => {
    expect(gapsOf({ key: 's', id: 's1' }, 's1/blocks')).toEqual(['closed', 'closed', 'closed'])
    expect(gapsOf({ key: 's', id: 's1' }, 'b1/inside/blocks')).toEqual(['closed'])
  })
  it('is moved by one edit', () =>
    expect(dropEdits(tree, carried, { list: 's1/blocks', before: 't3' }, makeId)).toEqual([
      { do: 'move', id: 't1', list: 's1/blocks', before: 't3' },
    ]))
  it('is left alone where it is gone, or the place is', () => {
    expect(dropOffer(tree, { key: 'x', id: 'x' }, ({ en }) => en)).toBeUndefined()
    expect(dropEdits(tree, carried, { list: 's1/blocks', before: 'gone' }, makeId)).toEqual([])
  })
})

describe('new blocks that are dragged', () => {
  const texts = (count: number): Carried => ({
    key: 'section',
    title: 'Section',
    blocks: Array.from({ length: count }, (_, index) => ({ blockType: 'text', id: `p${index}` })),
  })

  it('come in their order to the place, with ids of their own', () => {
    let made = 0
    const edits = dropEdits(tree, texts(2), { list: 's1/blocks', before: 't3' }, () => `new-${++made}`)
    const after = edits.reduce((document, edit) => applyEdit(document, edit, exampleRules), exampleDocument)
    expect(blockTree(after, exampleRules).lists.get('s1/blocks')?.blocks).toEqual(['c1', 'new-1', 'new-2', 't3'])
  })
  it('go only where there is room for all of them', () => {
    expect(gapsOf(texts(3), 'b1/inside/blocks')).toEqual(['In Box'])
    expect(gapsOf(texts(4), 'b1/inside/blocks')).toEqual(['closed'])
    expect(dropEdits(tree, texts(4), { list: 'b1/inside/blocks', before: undefined }, makeId)).toEqual([])
  })
})

describe('an offer in a message', () => {
  it('is read as it was sent', () => {
    const offer = dropOffer(tree, { key: 'block t1', id: 't1' }, ({ en }) => en)
    expect(parseDropOffer(structuredClone(offer))).toEqual(offer)
  })
  it('loses lists whose gaps do not fit their blocks', () =>
    expect(
      parseDropOffer({ key: 'a', title: 'A', lists: [{ key: 'layout', blocks: ['b'], gaps: [{ is: 'own' }] }] }),
    ).toEqual({ key: 'a', title: 'A', lists: [] }))
  it.each([undefined, null, 'a', {}, { key: 'a' }])('is none when it is %j', (data) =>
    expect(parseDropOffer(data)).toBeUndefined())
})
