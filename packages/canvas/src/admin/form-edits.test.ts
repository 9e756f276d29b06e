import { describe, expect, it } from 'vitest'
import { inEachRound, patience } from '../../../../tests/support/rounds.ts'
import { blockTree } from '../core/block-tree.ts'
import { COMMANDS, editOf } from '../core/commands.ts'
import { applyEdit, type Edit } from '../core/edits.ts'
import { exampleDocument, exampleRules } from '../core/example-document.ts'
import { placesFor } from '../core/places.ts'
import { rowsOf, type Stored, valueAt } from '../core/stored.ts'
import { completeRows, documentOf, editForm, withOpenBlock } from './form-edits.ts'
import { orphansOf } from './orphans.ts'
import { rowState } from './row-state.ts'

const form = rowState(exampleDocument)

/** The blocks of a document and what they say, whether an empty list is there, is a number or is absent. */
const blocksOf = (document: Stored) =>
  [...blockTree(document, exampleRules).blocks.values()].map(({ id, list, index, stored: { heading, frame } }) => [
    id,
    list,
    index,
    heading,
    frame,
  ])

const columns = {
  id: 'c9',
  blockType: 'columns',
  columns: [{ id: 'r9', blocks: [{ id: 't9', blockType: 'text', heading: 'New' }] }],
}

const EDITS: readonly (readonly [string, Edit])[] = [
  ['inserts a block with what stands in it', { do: 'insert', list: 's1/blocks', before: 't3', block: columns }],
  [
    'inserts a block into an empty list',
    { do: 'insert', list: 'c1/columns/r2/blocks', before: undefined, block: { id: 't9', blockType: 'text' } },
  ],
  ['moves a block within its list', { do: 'move', id: 'i1', list: 'layout', before: 't1' }],
  ['moves a block with all in it', { do: 'move', id: 's1', list: 'layout', before: undefined }],
  ['moves a block into a list behind it', { do: 'move', id: 't1', list: 'b1/inside/blocks', before: undefined }],
  ['moves a block out of the blocks around it', { do: 'move', id: 't2', list: 'layout', before: 't1' }],
  ['removes a block with all in it', { do: 'remove', id: 's1' }],
  ['sets a field that the form has', { do: 'set', id: 't3', path: 'heading', value: 'Changed' }],
  ['sets a field that the form does not have yet', { do: 'set', id: 'i1', path: 'frame.hidden', value: ['phone'] }],
  ['leaves the form alone when an edit is not possible', { do: 'remove', id: 'gone' }],
]

it('a rich text that is set has another initial value, too, or its editor in the form would not look at it', () => {
  const [before, after] = ['One', 'Two'].map((words) => ({ root: { type: 'root', children: [{ words }] } }))
  const set = (value: unknown) => editForm(form, { do: 'set', id: 't3', path: 'content', value }, exampleRules)
  const path = Object.keys(set(before)).find((name) => name.endsWith('.content')) ?? ''
  expect(set(before)[path]).toMatchObject({ value: before, initialValue: before })
  expect(set(after)[path]?.initialValue).toEqual(after)
  expect(set(after)[path]?.initialValue).not.toBe(set(after)[path]?.value)
  expect(set('Plain')[path]).not.toHaveProperty('initialValue')
})

describe('an edit of the form', () => {
  it.each(EDITS)('%s', (_, edit) => {
    const edited = editForm(form, edit, exampleRules)
    expect(blocksOf(documentOf(edited))).toEqual(blocksOf(applyEdit(exampleDocument, edit, exampleRules)))
    expect(orphansOf(edited)).toEqual([])
  })

  it('keeps what the form knows of a moved block beside its values', () => {
    const known = { ...form, 'layout.0.heading': { ...form['layout.0.heading'], errorMessage: 'Too long' } }
    const edited = editForm(known, { do: 'move', id: 't1', list: 'layout', before: undefined }, exampleRules)
    expect(edited['layout.2.heading']).toMatchObject({ value: 'Opening', errorMessage: 'Too long', isModified: true })
  })

  it('says of a list that lost its last row that it has none', () => {
    const edited = editForm(form, { do: 'move', id: 'b1', list: 'layout', before: undefined }, exampleRules)
    const emptied = editForm(edited, { do: 'remove', id: 't2' }, exampleRules)
    expect(emptied['layout.1.blocks.0.columns.0.blocks']).toMatchObject({ value: 0, rows: [], disableFormData: false })
  })

  it('leaves a list that lost its rows as an empty one in the document, as it is copied', () => {
    const emptied = editForm(form, { do: 'remove', id: 'b1' }, exampleRules)
    const [, section] = rowsOf(documentOf(editForm(emptied, { do: 'remove', id: 't2' }, exampleRules)).layout)
    expect(valueAt(section, 'blocks.0.columns.0')).toEqual({ id: 'r1', blocks: [] })
  })

  it('has the server complete a new block', () => {
    const edited = editForm(form, { do: 'insert', list: 'layout', before: 't1', block: columns }, exampleRules)
    expect(edited.layout?.rows?.[0]).toEqual({ id: 'c9', blockType: 'columns', isLoading: true })
  })
})

describe('a block that the server has completed', () => {
  const insert: Edit = { do: 'insert', list: 'layout', before: 't1', block: { id: 'n1', blockType: 'text' } }
  const asked = editForm(form, insert, exampleRules)
  const answer = {
    layout: { ...asked.layout, rows: asked.layout?.rows?.map((row) => ({ ...row, isLoading: false })) ?? [] },
    'layout.0.id': { value: 'n1', initialValue: 'n1' },
    'layout.0.tone': { value: 'note', initialValue: 'note', addedByServer: true },
  }
  const complete = completeRows(asked, answer, { ids: ['n1'], rules: exampleRules })

  it('comes into the form as it is by then, with its defaults', () => {
    const meanwhile = editForm(form, { do: 'remove', id: 's1' }, exampleRules)
    const edited = editForm(meanwhile, { ...insert, before: 'i1' }, exampleRules, complete)
    expect(edited['layout.1.tone']).toMatchObject({ value: 'note', valid: true, isModified: true })
    expect(edited['layout.1.tone']).not.toHaveProperty('addedByServer')
    expect(edited.layout?.rows?.map(({ id }) => id)).toEqual(['t1', 'n1', 'i1'])
    expect(edited.layout?.rows?.[1]).toMatchObject({ blockType: 'text', isLoading: false })
  })
})

it('any edits leave form and document equal', patience(), () =>
  inEachRound(10, ({ random }) => {
    let [fields, document, made] = [form, exampleDocument, 0]
    const one = <Of>(values: readonly Of[]): Of | undefined => values[Math.floor(random() * values.length)]
    for (let count = 0; count < 15; count += 1) {
      const tree = blockTree(document, exampleRules)
      const id = one([...tree.blocks.keys()]) ?? ''
      const place = one(placesFor(tree, id))
      const command = one(COMMANDS.filter((name) => name !== 'duplicate' || tree.blocks.size < 30)) ?? 'up'
      const edit: Edit | undefined =
        place && random() < 0.5
          ? { do: 'move', id, list: place.list, before: place.before }
          : editOf(tree, id, command, () => `new-${++made}`)
      if (!edit) continue
      fields = editForm(fields, edit, exampleRules)
      document = applyEdit(document, edit, exampleRules)
      expect(blocksOf(documentOf(fields))).toEqual(blocksOf(document))
      expect(orphansOf(fields)).toEqual([])
    }
  }),
)

it('a block in the form is opened with the rows around it', () => {
  const opened = withOpenBlock(form, 'layout.1.blocks.0.columns.0.blocks.1')
  const isOpen = (list: string, row: number) => opened[list]?.rows?.[row]?.collapsed
  expect(isOpen('layout', 1)).toBe(false)
  expect(isOpen('layout', 0)).toBeUndefined()
  expect(isOpen('layout.1.blocks.0.columns', 0)).toBe(false)
  expect(isOpen('layout.1.blocks.0.columns.0.blocks', 1)).toBe(false)
})
