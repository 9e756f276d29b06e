import { describe, expect, it } from 'vitest'
import { defineFeature } from '../content/feature.ts'
import { defineBlock, defineGeneratedBlock } from './define-block.ts'
import { field } from './fields/build.ts'
import { frozen } from './frozen.ts'

describe('a frozen value', () => {
  it('is the value itself', () => {
    const value = { name: 'note' }
    expect(frozen(value)).toBe(value)
  })

  it.each([
    ['a property', { name: 'note' }],
    ['a part of a part', { fields: { words: { label: { en: 'Words' } } } }],
    ['a row of a list', { upgrades: [{ to: 2 }] }],
  ])('refuses a change of %s', (_, value) => {
    const innermost = (part: object): object => {
      const inside = Object.values(part).find((one) => typeof one === 'object')
      return inside ? innermost(inside) : part
    }
    frozen(value)
    expect(() => Object.assign(innermost(value), { name: 'changed', en: 'changed', to: 3 })).toThrow(TypeError)
  })

  it('leaves alone what is no data', () => {
    const pattern = /a/g
    const known = new Map([['a', { b: 1 }]])
    frozen({ pattern, known })
    expect(pattern.test('a') && pattern.lastIndex).toBe(1)
    expect(Object.isFrozen(known.get('a'))).toBe(false)
  })

  it('ends where a value is part of itself', () => {
    const value: { self?: object } = {}
    value.self = value
    expect(Object.isFrozen(frozen(value))).toBe(true)
  })
})

describe('a declaration', () => {
  const label = { en: 'Note', de: 'Notiz' }
  const note = defineBlock({
    name: 'note',
    label,
    group: 'Text',
    drawing: [],
    fields: { words: field.text({ label: { en: 'Words', de: 'Worte' } }) },
  })

  it('of a block refuses changes', () => {
    expect(() => Object.assign(note, { name: 'other' })).toThrow(TypeError)
    expect(() => Object.assign(note.fields.words, { label })).toThrow(TypeError)
  })

  it('of a block that a feature makes refuses changes', () => {
    const list = defineGeneratedBlock({ name: 'list', read: () => ({}) })
    expect(() => Object.assign(list, { name: 'other' })).toThrow(TypeError)
  })

  it('of a feature refuses changes', () => {
    const feature = defineFeature({ name: 'notes', blocks: [note], livePreview: { globals: ['notes'] } })
    expect(() => Object.assign(feature, { name: 'other' })).toThrow(TypeError)
    expect(() => Object.assign(feature.livePreview ?? {}, { globals: [] })).toThrow(TypeError)
  })
})
