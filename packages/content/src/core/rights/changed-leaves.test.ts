import { describe, expect, it } from 'vitest'
import { changedLeaves, type Shape, type ShapeField } from './changed-leaves.ts'

const field = (name: string, given: Partial<ShapeField> = {}): ShapeField => ({
  name,
  kind: 'other',
  isLocalised: false,
  inside: () => [],
  ...given,
})
const words = (name: string) => field(name, { kind: 'words', isLocalised: true })
const blocks: Shape = [
  words('heading'),
  field('look'),
  field('link', { kind: 'group', inside: () => [words('label')] }),
]
const SHAPE: Shape = [words('title'), field('parent'), field('layout', { kind: 'rows', inside: () => blocks })]

const changed = (before: unknown, after: unknown) => [...changedLeaves(SHAPE, before, after)]
const row = (id: string, heading: object, more: object = {}) => ({ id, blockType: 'hero', heading, ...more })

describe('what differs between two states of a document', () => {
  it('is nothing where only the way to store it differs', () => {
    const before = { title: { en: 'A', de: null }, parent: 5, layout: [row('1', { en: 'H' }, { link: {} })] }
    const after = { layout: [row('1', { de: '', en: 'H' })], parent: '5', title: { en: 'A' } }
    expect(changed(before, after)).toEqual([])
  })

  it('is a text in its language', () =>
    expect(changed({ title: { en: 'A', de: 'B' } }, { title: { en: 'A', de: 'C' } })).toEqual([
      { language: 'de', isWords: true },
    ]))

  it('is found in rows and groups', () => {
    const before = { layout: [row('1', { en: 'A' }, { link: { label: { de: 'x' } } })] }
    const after = { layout: [row('1', { en: 'A' }, { link: { label: { de: 'y' } } })] }
    expect(changed(before, after)).toEqual([{ language: 'de', isWords: true }])
  })

  it('is shared by all languages where a field has none', () =>
    expect(changed({ parent: 1 }, { parent: 2 })).toEqual([{ language: undefined, isWords: false }]))

  it.each([
    ['comes', [row('1', {})], [row('1', {}), row('2', {})]],
    ['goes', [row('1', {})], []],
    ['moves', [row('1', {}), row('2', {})], [row('2', {}), row('1', {})]],
    ['becomes another', [row('1', {})], [{ ...row('1', {}), blockType: 'text' }]],
  ])('is shared by all languages where a row %s', (_, before, after) =>
    expect(changed({ layout: before }, { layout: after })).toEqual([{ language: undefined, isWords: false }]))

  it('has the texts of a row that goes, in their languages', () =>
    expect(changed({ layout: [row('1', { en: 'A', de: 'B' })] }, { layout: [] })).toEqual([
      { language: undefined, isWords: false },
      { language: 'en', isWords: true },
      { language: 'de', isWords: true },
    ]))

  it('has what no field of a row has', () =>
    expect(changed({ layout: [row('1', {})] }, { layout: [row('1', {}, { more: 1 })] })).toEqual([
      { language: undefined, isWords: false },
    ]))

  it('has every text of a document that is not there on one side', () => {
    expect(changed(undefined, { title: { en: 'A' } })).toEqual([{ language: 'en', isWords: true }])
    expect(changed({ title: { en: 'A' } }, undefined)).toEqual([{ language: 'en', isWords: true }])
  })
})
