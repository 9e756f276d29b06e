import { expect, it } from 'vitest'
import { blockRulesOf, type FormField } from './block-rules-of.ts'

const blocks = (name: string, ...blockReferences: string[]): FormField => ({
  type: 'blocks',
  name,
  label: `The ${name}`,
  blockReferences,
})
const wordOf = (label: unknown) => String(label)

it('where blocks may stand is read from the fields of the form', () => {
  const rules = blockRulesOf({
    list: 'layout',
    wordOf,
    fields: [
      { type: 'text', name: 'title' },
      { type: 'tabs', tabs: [{ label: 'Content', fields: [blocks('layout', 'text', 'columns')] }] },
    ],
    blocks: {
      text: { labels: { singular: 'Text' }, fields: [{ type: 'text', name: 'heading' }] },
      columns: {
        fields: [
          {
            type: 'array',
            name: 'columns',
            labels: { singular: 'Column' },
            minRows: 2,
            fields: [{ type: 'row', fields: [{ ...blocks('blocks', 'text'), maxRows: 3 }] }],
          },
        ],
      },
      box: {
        fields: [
          {
            type: 'row',
            fields: [{ type: 'select', name: 'form', options: [{ value: 'round' }, { value: 'square' }] }],
          },
          { type: 'group', name: 'frame', fields: [{ type: 'select', name: 'look' }] },
          { type: 'group', name: 'link', fields: [{ type: 'checkbox', name: 'newTab' }] },
          {
            type: 'group',
            name: 'ground',
            admin: { custom: { isStyle: true } },
            fields: [
              {
                type: 'row',
                fields: [
                  { type: 'upload', name: 'image' },
                  { type: 'number', name: 'opacity' },
                ],
              },
            ],
          },
          { type: 'group', name: 'inside', fields: [{ type: 'collapsible', fields: [blocks('blocks', 'text')] }] },
        ],
      },
    },
  })
  expect(rules?.root).toEqual({ steps: [{ name: 'layout' }], label: 'The layout', allowed: ['text', 'columns'] })
  expect(rules?.kinds).toEqual({
    text: { label: 'Text', lists: [] },
    columns: {
      label: 'columns',
      lists: [
        {
          steps: [{ name: 'columns', rows: { atFirst: 2, label: 'Column' } }, { name: 'blocks' }],
          label: 'The blocks',
          allowed: ['text'],
          max: 3,
        },
      ],
    },
    box: {
      label: 'box',
      choices: ['form', 'ground.image', 'ground.opacity'],
      options: { form: ['round', 'square'] },
      hasLooks: true,
      lists: [{ steps: [{ name: 'inside' }, { name: 'blocks' }], label: 'The blocks', allowed: ['text'] }],
    },
  })
})

it('a document without a list of that name has no canvas', () => {
  expect(
    blockRulesOf({ list: 'layout', wordOf, blocks: {}, fields: [{ type: 'text', name: 'layout' }] }),
  ).toBeUndefined()
})
