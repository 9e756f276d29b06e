import { describe, expect, it } from 'vitest'
import { mapBlocks, perLanguage, type Upgrade, upgraded } from './upgrade-blocks.ts'

const rename: Upgrade = ({ headline, ...block }) => ({ ...block, heading: headline })
const shout: Upgrade = (block) => ({
  ...block,
  heading: perLanguage(block.heading, (text) => String(text).toUpperCase()),
})
const old = { blockType: 'note', id: 'n', headline: { en: 'Tea', de: 'Tee', fr: 'Thé' } }

describe('a stored block of an older version', () => {
  it('is brought to the newest, in all languages', () =>
    expect(upgraded(old, [rename, shout])).toEqual({
      blockType: 'note',
      id: 'n',
      heading: { en: 'TEA', de: 'TEE', fr: 'THÉ' },
      blockVersion: 3,
    }))
  it('takes only the steps that are missing', () =>
    expect(upgraded({ blockType: 'note', heading: 'Tea', blockVersion: 2 }, [rename, shout])).toEqual({
      blockType: 'note',
      heading: 'TEA',
      blockVersion: 3,
    }))
  it('is found wherever it stands', () => {
    const page = { id: 1, layout: [{ blockType: 'columns', columns: [{ blocks: [old] }] }] }
    expect(mapBlocks(page, (block) => (block.blockType === 'note' ? upgraded(block, [rename]) : block))).toMatchObject({
      layout: [{ columns: [{ blocks: [{ heading: { de: 'Tee' }, blockVersion: 2 }] }] }],
    })
  })
})

describe('what is not older', () => {
  it('stays as it is when the block is of the newest version', () => {
    const block = { ...old, blockVersion: 2 }
    expect(upgraded(block, [rename])).toBe(block)
  })
  it('stays as it is when the block is of a later one', () => {
    const block = { ...old, blockVersion: 7 }
    expect(upgraded(block, [rename])).toBe(block)
  })
  it('stays the very same document', () => {
    const page = { layout: [old], at: new Date(0) }
    expect(mapBlocks(page, (block) => block)).toBe(page)
  })
})
