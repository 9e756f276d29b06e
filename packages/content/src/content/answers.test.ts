import { describe, expect, it } from 'vitest'
import { accepts, answerIn, refusal } from './answers.ts'

const TEXT = { en: 'Give a number.', de: 'Eine Zahl angeben.' }
const german = { i18n: { language: 'de' } }

describe('an answer', () => {
  it('is in the language of who asked', () => expect(answerIn(TEXT, german)).toBe('Eine Zahl angeben.'))
  it('is English for who reads neither, and for a program of the site', () => {
    expect(answerIn(TEXT, { i18n: { language: 'fr' } })).toBe('Give a number.')
    expect(answerIn(TEXT, {})).toBe('Give a number.')
  })
})

it('a refusal is shown to who asked, with its status', () =>
  expect(refusal(TEXT, { status: 409, req: german })).toMatchObject({
    message: 'Eine Zahl angeben.',
    status: 409,
    isPublic: true,
  }))

it('a field takes what is right, and says what to write instead', () => {
  const check = accepts<unknown>((value) => typeof value === 'number', TEXT)
  expect(check(4, { req: german })).toBe(true)
  expect(check('four', { req: german })).toBe('Eine Zahl angeben.')
  const named = accepts<string>(
    (value) => value === '4',
    (value) => ({ en: `${value} is no number.`, de: `${value} ist keine Zahl.` }),
  )
  expect(named('four', { req: german })).toBe('four ist keine Zahl.')
})
