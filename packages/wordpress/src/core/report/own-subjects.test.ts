import { expect, it } from 'vitest'
import { subjectText } from './own-subjects.ts'

it.each([
  ['post', 'Beitrag'],
  ['what it leads to is not public', 'das Ziel ist nicht öffentlich'],
  ['7 columns', '7 Spalten'],
  ['attachment 12', 'Datei Nummer 12'],
  ['slider home above the page', 'Slider home über der Seite'],
  ['more than 100 tags', 'mehr als 100 Schlagwörter'],
] as const)('the subject “%s” is told in German as “%s”', (subject, de) => {
  expect(subjectText(subject)).toMatchObject({ de })
})

it.each(['acme/map', 'constructor', 'more than words', '7 columns of text'])('the name “%s” stays as it is', (name) => {
  expect(subjectText(name)).toBe(name)
})
