import { describe, expect, it } from 'vitest'
import { blockTree } from './block-tree.ts'
import type { Box } from './box.ts'
import { type Carried, dropOffer } from './carried.ts'
import { type DropTarget, dropTargetAt } from './drop-target.ts'
import { exampleDocument, exampleRules } from './example-document.ts'

/** The example page as it may be drawn: 1000 pixels wide, two columns in the section. */
const BOXES: Readonly<Record<string, Box>> = {
  t1: { x: 0, y: 0, width: 1000, height: 100 },
  s1: { x: 0, y: 120, width: 1000, height: 400 },
  c1: { x: 20, y: 140, width: 960, height: 200 },
  t2: { x: 40, y: 160, width: 440, height: 60 },
  b1: { x: 40, y: 240, width: 440, height: 80 },
  t3: { x: 20, y: 380, width: 960, height: 100 },
  i1: { x: 0, y: 540, width: 1000, height: 200 },
}
const LISTS: Readonly<Record<string, Box>> = {
  's1/blocks': { x: 20, y: 130, width: 960, height: 380 },
  'c1/columns/r1/blocks': { x: 40, y: 160, width: 440, height: 160 },
  'c1/columns/r2/blocks': { x: 520, y: 160, width: 440, height: 0 },
  'b1/inside/blocks': { x: 50, y: 250, width: 420, height: 60 },
}

const text: Carried = { key: 'block text', title: 'Text', blocks: [{ blockType: 'text', id: 'x' }] }

function at(x: number, y: number, { carried = text, boxes = BOXES } = {}): DropTarget | undefined {
  const offer = dropOffer(blockTree(exampleDocument, exampleRules), carried, ({ en }) => en)
  const page = { blockBox: (id: string) => boxes[id], listBox: ({ key }: { key: string }) => LISTS[key] }
  return offer && dropTargetAt(offer, { x, y }, page)
}

describe('a pointer over the page', () => {
  it('means the nearest gap between blocks, shown as a line in it', () => {
    expect(at(500, 95)).toMatchObject({ label: 'After Text “Opening”', box: { y: 110, height: 0, width: 1000 } })
    expect(at(500, 10)).toMatchObject({ label: 'Before Text “Opening”', box: { y: 0, height: 0 } })
    expect(at(500, 2000)).toMatchObject({ list: 'layout', before: undefined, label: 'After Image' })
  })
  it('means the innermost list under it', () => {
    expect(at(500, 360)).toMatchObject({ list: 's1/blocks', before: 't3' })
    expect(at(100, 225)).toMatchObject({ list: 'c1/columns/r1/blocks', before: 'b1' })
    expect(at(100, 280)).toMatchObject({ list: 'b1/inside/blocks', label: 'In Box' })
  })
  it('means all of a page that has no blocks', () => {
    const offer = dropOffer(blockTree({ layout: [] }, exampleRules), text, ({ en }) => en)
    const main = { x: 0, y: 80, width: 1000, height: 300 }
    const page = { blockBox: () => undefined, listBox: () => main }
    expect(offer && dropTargetAt(offer, { x: 500, y: 700 }, page)).toEqual({
      list: 'layout',
      before: undefined,
      label: 'On the page',
      box: main,
    })
  })
  it('means an empty column, however low that is', () =>
    expect(at(700, 250)).toMatchObject({
      label: 'In Columns “Left”, Column 2',
      box: { x: 520, width: 440, height: 200 },
    }))
  it('means the list around a block at its edges', () => {
    expect(at(500, 125)).toMatchObject({ list: 'layout', before: 's1' })
    expect(at(500, 515)).toMatchObject({ list: 'layout', before: 'i1' })
    expect(at(500, 145)).toMatchObject({ list: 's1/blocks', before: 'c1' })
  })
})

describe('what is dragged', () => {
  it('goes past lists that are closed to it', () => {
    const columns: Carried = { key: 'block columns', title: 'Columns', blocks: [{ blockType: 'columns', id: 'x' }] }
    expect(at(100, 225, { carried: columns })).toMatchObject({ list: 's1/blocks', before: 'c1' })
  })
  it('stays where it is when it is dropped there', () => {
    const carried: Carried = { key: 'block t1', id: 't1' }
    expect(at(500, 20, { carried })).toBeUndefined()
    expect(at(500, 100, { carried })).toBeUndefined()
    expect(at(500, 535, { carried })).toMatchObject({ before: 'i1' })
  })
})

describe('blocks that are drawn', () => {
  it('side by side have an upright line between them', () => {
    const boxes = {
      ...BOXES,
      b1: { x: 260, y: 160, width: 220, height: 60 },
      t2: { ...BOXES.t2, x: 40, width: 200 } as Box,
    }
    expect(at(250, 190, { boxes })).toMatchObject({ before: 'b1', box: { x: 250, y: 160, width: 0, height: 60 } })
    expect(at(41, 190, { boxes })).toMatchObject({ before: 't2', box: { x: 40, width: 0 } })
  })
  it('not at all are passed over', () => {
    const { s1: _, ...boxes } = BOXES
    expect(at(500, 300, { boxes })).toMatchObject({ label: 'After Text “Opening”', box: { y: 320 } })
  })
})
