import type { AdminText } from '@vitrine/content/core'
import { describe, expect, it } from 'vitest'
import { blockTree } from './block-tree.ts'
import { exampleDocument, exampleRules } from './example-document.ts'
import { paletteGroups, paletteItems, parseRevision, parseSections, parseSharedBlocks } from './palette.ts'

const box = { id: 'x1', blockType: 'box', inside: { blocks: [{ id: 'x2', blockType: 'text', heading: 'Sample' }] } }
const sections = parseSections(
  { sections: [{ name: 'boxes', label: 'Boxes', group: 'Features', blocks: [box] }, { name: 'empty' }, 4] },
  String,
)
const word = ({ en }: AdminText) => en
const items = paletteItems({
  rules: exampleRules,
  sections,
  shared: parseSharedBlocks({ docs: [{ id: 4, title: 'Hours', layout: [box] }, { id: 5 }] }),
  pages: '/preview/pages/1/',
  query: '?locale=en',
  makeId: () => 'new',
  word,
})
const tree = blockTree(exampleDocument, exampleRules)
const namesAt = (at: string | undefined, sought = '', recent: readonly string[] = []) =>
  paletteGroups(items, { tree, at, sought, recent, word }).map(({ name, items: inGroup }) => [
    name,
    inGroup.map(({ key }) => key),
  ])

describe('the palette', () => {
  it('has each kind of block, with the words of the first section that has one', () => {
    expect(items.find(({ key }) => key === 'block text')).toMatchObject({
      blocks: [{ blockType: 'text', heading: 'Sample' }],
      look: { kind: 'page', address: '/preview/pages/1/blocks/text?locale=en' },
    })
    expect(items.find(({ key }) => key === 'block image')).toMatchObject({
      blocks: [{ blockType: 'image' }],
      look: undefined,
    })
  })

  it('offers what may stand at the place or around it, and nothing else', () => {
    expect(namesAt(undefined)).toEqual([
      ['Features', ['section boxes']],
      ['Saved sections, as copies', ['copy 4']],
      ['Blocks', ['block text', 'block image', 'block box', 'block columns', 'block section']],
    ])
    const rules = { ...exampleRules, root: { ...exampleRules.root, allowed: ['text'] } }
    const empty = blockTree({ layout: [] }, rules)
    const only = paletteGroups(items, { tree: empty, at: undefined, sought: '', recent: [], word })
    expect(only.map((group) => group.items.map(({ key }) => key))).toEqual([['block text']])
  })

  it('has a saved section twice: as a copy, and as the one that all pages share', () => {
    const rules = { ...exampleRules, root: { ...exampleRules.root, allowed: ['box', 'reusable'] } }
    const saved = paletteGroups(items, {
      tree: blockTree({ layout: [] }, rules),
      at: undefined,
      sought: 'hours',
      recent: [],
      word,
    })
    expect(saved.flatMap((group) => group.items.map(({ key, blocks: [first] }) => [key, first?.blockType]))).toEqual([
      ['copy 4', 'box'],
      ['shared 4', 'reusable'],
    ])
  })

  it('finds by name or group, and has what was chosen lately first', () => {
    expect(namesAt(undefined, ' feat')).toEqual([['Features', ['section boxes']]])
    expect(namesAt(undefined, 'o', ['block box'])[0]).toEqual(['Recent', ['block box']])
  })

  it('is drawn from the revision that the site names', () => {
    expect(parseRevision({ revision: '7', sections: [] })).toBe('7')
    expect([undefined, {}, { revision: 7 }].map(parseRevision)).toEqual([undefined, undefined, undefined])
  })

  it.each([
    undefined,
    'sections',
    { sections: 'all' },
    { sections: [{ name: 'a', blocks: [] }] },
  ])('has no sections from %j', (data) => expect(parseSections(data, String)).toEqual([]))
})
