import { expect, it } from 'vitest'
import { withIds } from './with-ids.ts'

it('gives ids to a block, its rows and the blocks in it, and none to the words of a rich text', () => {
  const content = { root: { children: [{ text: 'Oak' }] } }
  const ids = ['1', '2']
  const block = { blockType: 'section', frame: { space: 'small' }, blocks: [{ blockType: 'text', content }] }
  expect(withIds(block, () => ids.shift() ?? '')).toEqual({
    blockType: 'section',
    id: '2',
    frame: { space: 'small' },
    blocks: [{ blockType: 'text', id: '1', content }],
  })
})
