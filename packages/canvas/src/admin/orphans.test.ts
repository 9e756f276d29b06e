import { expect, it } from 'vitest'
import { orphansOf } from './orphans.ts'

const field = { value: '', initialValue: '' }
const list = (...ids: string[]) => ({ value: ids.length, initialValue: 0, rows: ids.map((id) => ({ id })) })

it('finds the fields of rows that are not there', () => {
  const fields = {
    title: field,
    'names.2': field,
    slides: list('s'),
    'slides.0.title': field,
    'slides.0.layers': list('a'),
    'slides.0.layers.0.words': field,
    'slides.0.layers.1.stay': field,
    'slides.1.layers': list(),
    'slides.1.layers.0.words': field,
  }
  expect(orphansOf(fields)).toEqual(['slides.0.layers.1.stay', 'slides.1.layers', 'slides.1.layers.0.words'])
})

it('finds nothing in a form whose rows are all there', () => {
  expect(orphansOf({ slides: list('s', 't'), 'slides.1.title': field })).toEqual([])
})
