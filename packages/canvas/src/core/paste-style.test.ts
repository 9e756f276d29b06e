import { describe, expect, it } from 'vitest'
import { blockTree } from './block-tree.ts'
import { exampleDocument, exampleRules } from './example-document.ts'
import { styleEdits } from './paste-style.ts'

const tree = blockTree(exampleDocument, exampleRules)
const rules = {
  ...exampleRules,
  kinds: { ...exampleRules.kinds, text: { label: 'Text', lists: [], choices: ['form'] } },
}
const styled = {
  id: 'elsewhere',
  blockType: 'text',
  heading: 'Other words',
  form: 'large',
  frame: { look: 'cards', anchor: 'here', hidden: ['phone'], space: 'none', phone: { columns: '1' } },
}
const edits = (block: object) => styleEdits(tree, 't1', { ...styled, ...block }, rules)

describe('the style of a block is given to another', () => {
  it('with its choices, where both are of one kind', () =>
    expect(edits({})).toEqual([
      { do: 'set', id: 't1', path: 'frame.space', value: 'none' },
      { do: 'set', id: 't1', path: 'frame.phone', value: { columns: '1' } },
      { do: 'set', id: 't1', path: 'frame.look', value: 'cards' },
      { do: 'set', id: 't1', path: 'form', value: 'large' },
    ]))

  it('without them, and without its look, where they are not', () => {
    const paths = edits({ blockType: 'image' }).map((edit) => edit.do === 'set' && edit.path)
    expect(paths).not.toContain('form')
    expect(paths).not.toContain('frame.look')
  })

  it('but not its words, its anchor and who sees it', () => {
    const paths = edits({}).map((edit) => edit.do === 'set' && edit.path)
    for (const path of ['heading', 'frame.anchor', 'frame.hidden']) expect(paths).not.toContain(path)
  })
})

it('a block that has this style, or is not there, is not changed', () => {
  expect(edits({ form: undefined, frame: undefined })).toEqual([])
  expect(styleEdits(tree, 'gone', styled, rules)).toEqual([])
})
