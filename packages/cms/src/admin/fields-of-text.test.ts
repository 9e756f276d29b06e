import { expect, it } from 'vitest'
import { fieldsOfText } from './fields-of-text.ts'

const fields = new Map(
  [
    'pages.layout.text.words',
    'pages.layout.text.words.lexical_internal_feature.link.fields.url',
    'pages.layout.text.words.lexical_internal_feature.blocks.note.body',
    'pages.layout.text.words.lexical_internal_feature.blocks.note.body.lexical_internal_feature.link.fields.url',
    'pages.layout.text.wordsOfOthers.lexical_internal_feature.link.fields.url',
  ].map((place) => [place, { place }]),
)

it('a rich text gets the fields of its features, and of the texts in it, and no others', () => {
  expect([...fieldsOfText(fields, 'pages.layout.text.words').keys()]).toEqual([...fields.keys()].slice(1, 4))
  expect([...fieldsOfText(fields, [...fields.keys()][2] ?? '').keys()]).toEqual([...fields.keys()].slice(3, 4))
})

it('a text whose features have no fields gets none', () => {
  expect(fieldsOfText(fields, 'pages.title').size).toBe(0)
})
