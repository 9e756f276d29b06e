import type { BlockRules } from './block-rules.ts'
import type { Stored } from './stored.ts'

const PLAIN = ['text', 'image']
const IN_ROWS = [...PLAIN, 'box']
const blocks = { name: 'blocks' }

/** Rules of a small set of blocks, for tests: a box holds plain blocks, columns hold both, a section holds all of them. */
export const exampleRules: BlockRules = {
  kinds: {
    text: { label: 'Text', lists: [] },
    image: { label: 'Image', lists: [] },
    box: { label: 'Box', lists: [{ steps: [{ name: 'inside' }, blocks], allowed: PLAIN, max: 3 }] },
    columns: {
      label: 'Columns',
      lists: [{ steps: [{ name: 'columns', rows: { atFirst: 2, label: 'Column' } }, blocks], allowed: IN_ROWS }],
    },
    section: { label: 'Section', lists: [{ steps: [blocks], allowed: [...IN_ROWS, 'columns'] }] },
  },
  root: { steps: [{ name: 'layout' }], allowed: [...IN_ROWS, 'columns', 'section'] },
}

const text = (id: string, words: string): Stored => ({ id, blockType: 'text', heading: words })

/** A page with a block of each kind that holds others. */
export const exampleDocument: Stored = {
  title: 'Page',
  layout: [
    text('t1', 'Opening'),
    {
      id: 's1',
      blockType: 'section',
      blocks: [
        {
          id: 'c1',
          blockType: 'columns',
          columns: [
            { id: 'r1', blocks: [text('t2', 'Left'), { id: 'b1', blockType: 'box', inside: { blocks: [] } }] },
            { id: 'r2', blocks: [] },
          ],
        },
        text('t3', 'Below'),
      ],
    },
    { id: 'i1', blockType: 'image', frame: { space: 'small' } },
  ],
}
