import type { FlattenedBlock, FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'
import { withWordsOf } from './words-of.ts'

const fields = (list: readonly object[]) => list as readonly FlattenedField[]
const title = { name: 'title', type: 'text', localized: true }
const content = { name: 'content', type: 'richText', localized: true }
const hero = {
  slug: 'hero',
  flattenedFields: fields([
    content,
    { name: 'width', type: 'text' },
    { name: 'links', type: 'array', flattenedFields: fields([title]) },
  ]),
} as FlattenedBlock
const page = fields([
  title,
  { name: 'layout', type: 'blocks', blocks: [], blockReferences: ['hero'] },
  { name: 'meta', type: 'group', flattenedFields: fields([title, { name: 'image', type: 'upload' }]) },
])
const mix = (into: object, of: object, languages: readonly string[] = ['de']) =>
  withWordsOf(into as Record<string, unknown>, page, {
    of,
    languages,
    block: (slug) => (slug === 'hero' ? hero : undefined),
  })
const rich = (text: string) => ({ root: { children: [{ text }] } })

describe('a state of a document with the words of another', () => {
  it('has them in the languages that are taken, and its own in all others', () => {
    const mixed = mix({ title: { en: 'New', de: 'Neu', fr: 'Neuf' } }, { title: { en: 'Old', de: 'Alt', fr: 'Vieux' } })
    expect(mixed).toEqual({ title: { en: 'New', de: 'Alt', fr: 'Neuf' } })
  })

  it('has them in blocks, lists and groups too, by the ids of rows, and keeps their order', () => {
    const into = {
      layout: [
        { id: 'b', blockType: 'hero', content: { en: rich('B'), de: rich('b') }, width: 'wide' },
        { id: 'a', blockType: 'hero', content: { en: rich('A') }, links: [{ id: 'x', title: { en: 'On' } }] },
      ],
      meta: { title: { en: 'Meta' }, image: 2 },
    }
    const of = {
      layout: [
        { id: 'a', blockType: 'hero', content: { de: rich('a alt') }, links: [{ id: 'x', title: { de: 'Weiter' } }] },
        { id: 'b', blockType: 'hero', content: { de: rich('b alt') }, width: 'narrow' },
      ],
      meta: { title: { de: 'Angaben' }, image: 1 },
    }
    expect(mix(into, of)).toEqual({
      layout: [
        { id: 'b', blockType: 'hero', content: { en: rich('B'), de: rich('b alt') }, width: 'wide' },
        {
          id: 'a',
          blockType: 'hero',
          content: { en: rich('A'), de: rich('a alt') },
          links: [{ id: 'x', title: { en: 'On', de: 'Weiter' } }],
        },
      ],
      meta: { title: { en: 'Meta', de: 'Angaben' }, image: 2 },
    })
  })

  it('loses words that the other does not have', () => {
    expect(mix({ title: { en: 'New', de: 'Neu' } }, { title: { en: 'Old' } })).toEqual({
      title: { en: 'New', de: null },
    })
  })

  it('keeps a row that the other does not have', () => {
    const into = { layout: [{ id: 'new', blockType: 'hero', content: { de: rich('neu') } }] }
    expect(mix(into, { layout: [] })).toEqual(into)
  })

  it.each([
    ['nothing differs', { title: { en: 'A', de: 'B' } }, { title: { en: 'C', de: 'B' } }],
    [
      'rich texts only look different',
      { layout: [{ id: 'a', blockType: 'hero', content: { de: rich('a') } }] },
      { layout: [{ id: 'a', blockType: 'hero', content: { de: rich('a') } }] },
    ],
    [
      'a word is missing or empty in both',
      { title: { en: 'A' }, meta: {} },
      { title: { en: 'A', de: null }, meta: null },
    ],
    [
      'a block is of no known kind',
      { layout: [{ id: 'a', blockType: 'gone', content: 1 }] },
      { layout: [{ id: 'a' }] },
    ],
    ['values are of another kind', { layout: 'none' }, { layout: [{ id: 'a' }] }],
  ])('stays as it is when %s', (_, into, of) => expect(mix(into, of)).toEqual(into))
})
