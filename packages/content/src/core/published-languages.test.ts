import { describe, expect, it } from 'vitest'
import { ALL_LANGUAGES, heldLanguages, publishedLanguages } from './published-languages.ts'

describe('languages of a document that is published', () => {
  it('are the one that is asked for and those that visitors had', () => {
    const before = { published: ['de'], written: ['de', 'en', 'fr'] }
    expect(publishedLanguages({ asked: 'en', ...before })).toEqual(['de', 'en'])
    expect(publishedLanguages({ asked: 'de', ...before })).toEqual(['de'])
  })

  it('leave out what is written and was never published', () => {
    expect(publishedLanguages({ asked: 'en', published: [], written: ['de', 'en'] })).toEqual(['en'])
  })

  it('are all that it is written in when all are asked for', () => {
    const written = ['en', 'de']
    expect(publishedLanguages({ asked: ALL_LANGUAGES, published: ['en'], written })).toEqual(['en', 'de'])
  })
})

describe('languages whose words stay as they were published', () => {
  it('are all but the one that is asked for', () => {
    expect(heldLanguages('de', ['en', 'de', 'fr'])).toEqual(['en', 'fr'])
    expect(heldLanguages('en', ['en'])).toEqual([])
  })

  it('are none when all are asked for', () => {
    expect(heldLanguages(ALL_LANGUAGES, ['en', 'de'])).toEqual([])
  })
})
