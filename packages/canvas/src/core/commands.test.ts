import { describe, expect, it } from 'vitest'
import { blockTree } from './block-tree.ts'
import { addEdits, type Command, editOf, newBlock, pasteEdits, possibleCommands, wrapEdits } from './commands.ts'
import { copiedText, parseCopied } from './copied.ts'
import { applyEdit, type Edit } from './edits.ts'
import { exampleDocument, exampleRules } from './example-document.ts'
import { placesFor, whereabouts } from './places.ts'
import type { Stored } from './stored.ts'

const tree = blockTree(exampleDocument, exampleRules)
const ids = () => {
  let last = 0
  return () => `new-${++last}`
}
const after = (edits: readonly (Edit | undefined)[]) =>
  blockTree(
    edits.reduce<Stored>(
      (document, edit) => (edit ? applyEdit(document, edit, exampleRules) : document),
      exampleDocument,
    ),
    exampleRules,
  )
const afterCommand = (id: string, command: Command) => after([editOf(tree, id, command, ids())])
const inList = (list: string, { lists } = tree) => lists.get(list)?.blocks

describe('a command moves a block', () => {
  it('up and down', () => {
    expect(inList('layout', afterCommand('s1', 'up'))).toEqual(['s1', 't1', 'i1'])
    expect(inList('layout', afterCommand('s1', 'down'))).toEqual(['t1', 'i1', 's1'])
  })
  it('into the block before it, or else into the one behind it', () => {
    expect(inList('s1/blocks', afterCommand('i1', 'into'))).toEqual(['c1', 't3', 'i1'])
    expect(inList('s1/blocks', afterCommand('t1', 'into'))).toEqual(['t1', 'c1', 't3'])
  })
  it('out of the block around it, behind that', () =>
    expect(inList('s1/blocks', afterCommand('t2', 'out'))).toEqual(['c1', 't2', 't3']))
  it('nowhere from the ends of its list', () => {
    expect(possibleCommands(tree, 't1')).toEqual(['down', 'into', 'duplicate', 'hide', 'remove'])
    expect(possibleCommands(tree, 'i1')).not.toContain('down')
  })
})

describe('a command', () => {
  it('duplicates a block behind itself, with ids of their own for all in it', () => {
    const copied = afterCommand('s1', 'duplicate')
    expect(inList('layout', copied)?.[1]).toBe('s1')
    expect(copied.blocks.size).toBe(tree.blocks.size + 5)
  })
  it('hides a block in every window, and shows it again', () => {
    const hidden = afterCommand('i1', 'hide')
    expect(hidden.blocks.get('i1')?.stored.frame).toEqual({ space: 'small', hidden: ['phone', 'tablet', 'desktop'] })
    expect(possibleCommands(hidden, 'i1')).toContain('show')
    expect(possibleCommands(hidden, 'i1')).not.toContain('hide')
  })
})

describe('blocks that are added', () => {
  const add = (at: string | undefined, blockType: string) => after(addEdits(tree, at, [{ id: 'x', blockType }], ids()))

  it('come into an empty list of the block, if they may stand there', () =>
    expect(inList('b1/inside/blocks', add('b1', 'text'))).toEqual(['new-1']))
  it('come behind it otherwise, or behind the next block around it where they may stand', () => {
    expect(inList('c1/columns/r1/blocks', add('t2', 'text'))).toEqual(['t2', 'new-1', 'b1'])
    expect(inList('layout', add('b1', 'section'))).toEqual(['t1', 's1', 'new-1', 'i1'])
  })
  it('come to the end of the page where no block is selected', () =>
    expect(inList('layout', add(undefined, 'text'))).toEqual(['t1', 's1', 'i1', 'new-1']))
})

describe('copied blocks', () => {
  const { stored = {} } = tree.blocks.get('c1') ?? {}

  it('come out of the clipboard as they went in', () =>
    expect(parseCopied('vitrine', copiedText('vitrine', { kind: 'blocks', items: [stored] }))).toEqual({
      kind: 'blocks',
      items: [stored],
    }))
  it.each([
    'a sentence',
    '{"vitrine":',
    '{"vitrine":"blocks"}',
    '{"vitrine":"blocks","items":[3]}',
    '{"vitrine":3,"items":[{}]}',
  ])('are not read from %s', (text) => expect(parseCopied('vitrine', text)).toBeUndefined())
  it('are pasted behind the chosen block, where they may stand', () =>
    expect(inList('s1/blocks', after(pasteEdits(tree, 't3', [stored], ids())))).toHaveLength(3))
  it('are pasted further out where the chosen block stands too deep for them', () =>
    expect(inList('s1/blocks', after(pasteEdits(tree, 't2', [stored], ids())))?.[1]).toMatch(/^new-/))
  it('are pasted at the end of the page when no block is chosen', () =>
    expect(inList('layout', after(pasteEdits(tree, undefined, [stored], ids())))?.[3]).toMatch(/^new-/))
  it('are pasted nowhere when the site has no such block', () =>
    expect(pasteEdits(tree, 't1', [{ id: 'x', blockType: 'alien' }], ids())).toEqual([]))
})

describe('a new block', () => {
  it('has the rows that its lists need', () =>
    expect(newBlock('columns', exampleRules, ids())).toEqual({
      blockType: 'columns',
      id: 'new-3',
      columns: [
        { id: 'new-1', blocks: [] },
        { id: 'new-2', blocks: [] },
      ],
    }))
  it('is put around another', () => {
    const wrapped = after(wrapEdits(tree, 't1', 'columns', { rules: exampleRules, makeId: ids() }))
    expect(wrapped.blocks.get('t1')).toMatchObject({ parent: 'new-3', list: 'new-3/columns/new-1/blocks' })
  })
  it('takes it into the list that is for most kinds', () => {
    const pinned = { steps: [{ name: 'pinned' }], allowed: ['text'], max: 1 }
    const { section } = exampleRules.kinds
    const kinds = { ...exampleRules.kinds, section: { label: 'Section', lists: [pinned, ...(section?.lists ?? [])] } }
    const [, move] = wrapEdits(tree, 't1', 'section', { rules: { ...exampleRules, kinds }, makeId: ids() })
    expect(move).toMatchObject({ do: 'move', list: 'new-1/blocks' })
  })
  it('is put around none that it may not hold', () =>
    expect(wrapEdits(tree, 's1', 'columns', { rules: exampleRules, makeId: ids() })).toEqual([]))
})

describe('the places of a block', () => {
  it('are those where its kind may stand, but where it is', () =>
    expect(placesFor(tree, 'b1').map(({ label }) => label.en)).toEqual([
      'Before Text “Opening”',
      'Before Section “Left”',
      'Before Image',
      'At the end of the page',
      'Before Columns “Left”',
      'Before Text “Below”',
      'At the end of Section “Left”',
      'Before Text “Left”',
      'At the end of Columns “Left”, Column 2',
    ]))
  it('are never in the block itself', () =>
    expect(placesFor(tree, 's1').map(({ list }) => list)).toEqual(['layout', 'layout']))
  it('are said in words', () => {
    expect(whereabouts(tree, 'i1')).toMatchObject({ en: '3 of 3 on the page' })
    expect(whereabouts(tree, 't2')).toMatchObject({ en: '1 of 2 in Columns “Left”, Column 1' })
  })
})
