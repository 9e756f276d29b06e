import { expect, it } from 'vitest'
import type { BlockRules } from './block-rules.ts'
import { blockTree } from './block-tree.ts'
import { groundEdits } from './readable-ground.ts'

const rules: BlockRules = {
  kinds: {
    text: { label: 'Text', lists: [] },
    section: {
      label: 'Section',
      lists: [{ steps: [{ name: 'blocks' }], allowed: ['text'] }],
      options: { surface: ['paper', 'surface', 'ink'] },
    },
  },
  root: { steps: [{ name: 'layout' }], allowed: ['text', 'section'] },
}
const page = {
  layout: [
    { id: 'text', blockType: 'text' },
    { id: 'section', blockType: 'section', surface: 'ink', blocks: [{ id: 'inner', blockType: 'text' }] },
  ],
}
const mend = (id: string, ...surfaces: readonly string[]) =>
  groundEdits(blockTree(page, rules), rules, { id, surfaces })

it.each([
  ['around its block', 'inner', ['paper'], 'paper'],
  ['that its block is', 'section', ['surface'], 'surface'],
  ['that is offered, and another than now', 'inner', ['accent', 'ink', 'surface', 'paper'], 'surface'],
])('a text is made readable by the ground of what is %s', (_, id, surfaces, value) =>
  expect(mend(id, ...surfaces)).toEqual([{ do: 'set', id: 'section', path: 'surface', value }]))

it.each([
  ['on the ground of the page', 'text', ['paper']],
  ['for which the theme has none', 'inner', []],
  ['that is gone', 'gone', ['paper']],
])('no ground is changed for a text %s', (_, id, surfaces) => expect(mend(id, ...surfaces)).toEqual([]))
