import { describe, expect, it } from 'vitest'
import { backgroundOf } from './background.ts'
import type { BlockRules, ListRule } from './block-rules.ts'
import { blockTree } from './block-tree.ts'
import { applyEdit } from './edits.ts'
import { exampleDocument, exampleRules } from './example-document.ts'

const tree = blockTree(exampleDocument, exampleRules)
const background = (id: string, of = tree) => backgroundOf(of, id, { rules: exampleRules, makeId: () => 'new' })

describe('the background of a block', () => {
  it('is that of a new section around it, in its place', () => {
    const found = background('t1')
    const edited = (found?.edits ?? []).reduce(
      (document, edit) => applyEdit(document, edit, exampleRules),
      exampleDocument,
    )
    const after = blockTree(edited, exampleRules)
    expect(found?.id).toBe('new')
    expect(after.lists.get('layout')?.blocks).toEqual(['new', 's1', 'i1'])
    expect(after.blocks.get('t1')).toMatchObject({ parent: 'new' })
  })

  it('is its own, if it is a section', () => expect(background('s1')).toEqual({ id: 's1', edits: [] }))

  it('is that of the section in which it stands alone', () => {
    const alone = { layout: [{ id: 's2', blockType: 'section', blocks: [{ id: 't9', blockType: 'text' }] }] }
    expect(background('t9', blockTree(alone, exampleRules))).toEqual({ id: 's2', edits: [] })
  })

  describe('where no section may stand', () => {
    const inside = [{ steps: [{ name: 'blocks' }], allowed: ['text', 'image'] }]
    const withPanel = (lists: readonly ListRule[]) =>
      lists.map((list) => (list.allowed.includes('box') ? { ...list, allowed: [...list.allowed, 'panel'] } : list))
    const kinds = Object.entries(exampleRules.kinds).map(([name, kind]) => [
      name,
      { ...kind, lists: withPanel(kind.lists) },
    ])
    const rules: BlockRules = {
      ...exampleRules,
      kinds: { ...Object.fromEntries(kinds), panel: { label: 'Panel', lists: inside } },
    }
    const found = (id: string) => backgroundOf(blockTree(exampleDocument, rules), id, { rules, makeId: () => 'new' })

    it.each([
      ['beside others in a section', 't3'],
      ['in a column', 't2'],
    ])('is that of a new panel: %s', (_, id) => {
      const { id: around, edits = [] } = found(id) ?? {}
      const after = blockTree(
        edits.reduce((document, edit) => applyEdit(document, edit, rules), exampleDocument),
        rules,
      )
      expect(around).toBe('new')
      expect(after.blocks.get('new')?.kind).toBe('panel')
      expect(after.blocks.get(id)).toMatchObject({ parent: 'new' })
    })

    it('is none of a block that a panel may not hold', () => expect(found('c1')).toBeUndefined())
  })

  it.each([
    ['beside others in a section, which holds no other', 't3'],
    ['in a column', 't2'],
    ['nowhere', 'gone'],
  ])('is none where it stands %s', (_, id) => expect(background(id)).toBeUndefined())
})
