import { expect, it } from 'vitest'
import { problemOf } from './problem-of.ts'

const refusedBy = (...errors: readonly object[]) => ({ message: 'The following field is invalid', data: { errors } })

it('a file that is refused is told in a sentence', () => {
  expect(problemOf(refusedBy({ path: 'file', message: 'Invalid PDF file.' }))).toEqual({
    en: 'This site does not take the file: Invalid PDF file.',
    de: 'Diese Website nimmt die Datei nicht: Invalid PDF file.',
    he: 'האתר הזה אינו מקבל את הקובץ: Invalid PDF file.',
  })
})

it('a field that is refused has the name that the admin gives it', () => {
  const error = refusedBy({ path: 'title', label: { en: 'Title', de: 'Titel' }, message: 'Too long.' })
  expect(problemOf(error)).toMatchObject({ de: 'Diese Website verweigert das Feld „Titel“: Too long.' })
})

it('anything else says what it says', () => {
  expect(problemOf(new Error('disk full'))).toBe('disk full')
})
