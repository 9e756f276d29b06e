import { describe, expect, it } from 'vitest'
import { type BlockTree, blockTree } from '../block-tree.ts'
import { applyEdit, type Edit } from '../edits.ts'
import { exampleDocument, exampleRules } from '../example-document.ts'
import type { Stored } from '../stored.ts'
import { compareBlocks } from './compare-blocks.ts'
import { countChanges } from './count-changes.ts'
import { restoreEdits } from './restore-edits.ts'

const treeOf = (document: Stored): BlockTree => blockTree(document, exampleRules)
const after = (...edits: readonly Edit[]) =>
  edits.reduce((document, edit) => applyEdit(document, edit, exampleRules), exampleDocument)
const before = treeOf(exampleDocument)

/** Differences by id, without what is the same. */
function differences(document: Stored): Readonly<Record<string, string>> {
  const compared = compareBlocks(before, treeOf(document)).filter(({ change }) => change !== 'same')
  return Object.fromEntries(compared.map(({ id, change }) => [id, change]))
}

describe('two states of a page', () => {
  it('have no difference if they hold the same, however they say that something is empty', () => {
    const [first, ...rest] = exampleDocument.layout as readonly Stored[]
    const same = { ...exampleDocument, layout: [{ ...first, intro: '', link: { url: null }, rows: [] }, ...rest] }
    expect(differences(same)).toEqual({})
  })

  it('differ in the block whose words are others, and not in the blocks around it', () => {
    expect(differences(after({ do: 'set', id: 't2', path: 'heading', value: 'Right' }))).toEqual({ t2: 'changed' })
  })

  it('differ in a block that was moved, and not in those that it passed', () => {
    expect(differences(after({ do: 'move', id: 'i1', list: 'layout', before: 't1' }))).toEqual({ i1: 'moved' })
    expect(differences(after({ do: 'move', id: 't3', list: 'layout', before: undefined }))).toEqual({ t3: 'moved' })
  })

  it('say of a block that was moved and changed both', () => {
    const edits: Edit[] = [
      { do: 'move', id: 't3', list: 'layout', before: undefined },
      { do: 'set', id: 't3', path: 'heading', value: 'Else' },
    ]
    const [moved] = compareBlocks(before, treeOf(after(...edits))).filter(({ id }) => id === 't3')
    expect(moved).toMatchObject({ change: 'moved', isChanged: true })
  })

  it('show a removed block where it stood', () => {
    const order = compareBlocks(before, treeOf(after({ do: 'remove', id: 's1' }))).map(({ id }) => id)
    expect(order).toEqual(['t1', 's1', 'c1', 't2', 'b1', 't3', 'i1'])
  })

  it('count a block that went with all in it as one', () => {
    const compared = compareBlocks(before, treeOf(after({ do: 'remove', id: 's1' })))
    expect(countChanges(compared)).toEqual({ changed: 0, moved: 0, added: 0, removed: 1 })
  })
})

describe('a block is restored', () => {
  it('with its words, where it stands', () => {
    const draft = treeOf(after({ do: 'set', id: 't2', path: 'heading', value: 'Right' }))
    expect(restoreEdits(draft, before, 't2')).toEqual([
      { do: 'remove', id: 't2' },
      { do: 'insert', list: 'c1/columns/r1/blocks', before: 'b1', block: before.blocks.get('t2')?.stored },
    ])
  })

  it('by going away, if it was not there yet', () => {
    const block = { id: 'new', blockType: 'text' }
    const draft = treeOf(after({ do: 'insert', list: 'layout', before: undefined, block }))
    expect(restoreEdits(draft, before, 'new')).toEqual([{ do: 'remove', id: 'new' }])
  })

  it('at the end of the page, if the block around it is gone', () => {
    const draft = treeOf(after({ do: 'remove', id: 's1' }))
    expect(restoreEdits(draft, before, 'b1')).toMatchObject([{ do: 'insert', list: 'layout', before: undefined }])
  })
})
