import { describe, expect, it } from 'vitest'
import type { BlockRules } from './block-rules.ts'
import { blockTree } from './block-tree.ts'
import { applyEdit } from './edits.ts'
import { levelEdits } from './heading-level.ts'

const rules: BlockRules = {
  kinds: {
    heading: { label: 'Heading', lists: [], choices: ['level', 'size'] },
    text: { label: 'Text', lists: [] },
    tabs: { label: 'Tabs', lists: [{ steps: [{ name: 'blocks' }], allowed: ['text'] }] },
  },
  root: { steps: [{ name: 'layout' }], allowed: ['heading', 'text', 'tabs'] },
}

const heading = (tag: string, ...words: readonly string[]) => ({
  type: 'heading',
  tag,
  children: words.map((text) => ({ type: 'text', text })),
})
const content = (...children: readonly object[]) => ({ root: { type: 'root', children } })

const page = {
  layout: [
    { id: 'h', blockType: 'heading', text: 'Prices', level: '4' },
    { id: 'n', blockType: 'heading', text: 'New' },
    { id: 't', blockType: 'text', content: content(heading('h2', 'One'), heading('h4', 'Two ', 'words')) },
    {
      id: 'b',
      blockType: 'tabs',
      tabs: [{ id: 'r', content: content(heading('h3', 'Inside')) }],
      blocks: [{ id: 'i', blockType: 'text', content: content(heading('h4', 'Deep')) }],
    },
  ],
}
const tree = blockTree(page, rules)
const change = (id: string, words: string, by: number) => levelEdits(tree, rules, { id, words, by })

describe('another level', () => {
  it.each([
    ['up', 'h', 'Prices', -1, '3'],
    ['of one that has none chosen: the second', 'n', 'New', 1, '3'],
  ])('of a heading by itself: %s', (_, id, words, by, value) =>
    expect(change(id, words, by)).toEqual([{ do: 'set', id, path: 'level', value }]))

  it('of a heading in a text, and of no other in it', () => {
    const [edit, ...others] = change('t', 'Two words', -1)
    expect(others).toEqual([])
    const after = edit && applyEdit(page, edit, rules)
    const { content: text } = blockTree(after ?? {}, rules).blocks.get('t')?.stored ?? {}
    expect(text).toEqual(content(heading('h2', 'One'), heading('h3', 'Two ', 'words')))
  })

  it('of a heading in a row of a block', () =>
    expect(change('b', 'Inside', -1)).toMatchObject([{ do: 'set', id: 'b', path: 'tabs.0.content' }]))

  it.each([
    ['that stands in a block within', 'b', 'Deep', -1],
    ['that would be the title of the page', 't', 'One', -1],
    ['that would be deeper than editors may choose', 'h', 'Prices', 1],
    ['whose level is that of a design', 't', 'No such words', -1],
    ['that is gone', 'gone', 'Prices', -1],
    ['by none', 'h', 'Prices', 0],
  ])('is not given to one %s', (_, id, words, by) => expect(change(id, words, by)).toEqual([]))
})
