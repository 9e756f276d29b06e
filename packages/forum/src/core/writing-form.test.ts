import { describe, expect, it } from 'vitest'
import { FORUM_LENGTHS } from './limits.ts'
import { nameKeyOf, parseFormKey, parseForumId, quoted, readTyped, typedProblems } from './writing-form.ts'

const typed = (fields: Readonly<Record<string, string>>) => readTyped(new Map(Object.entries(fields)))

describe('what a member typed', () => {
  it('is a title and a name on one line, and a text with its line breaks', () =>
    expect(typed({ title: ' Oak\r\n or ash ', name: 'Ada\u202e', text: '- a\r\n\t- b\r\n\r\n' })).toEqual({
      title: 'Oak or ash',
      name: 'Ada',
      text: '- a\n  - b',
    }))

  it('is refused where it is missing or too long, in the fields that the form has', () => {
    const long = { title: 'a'.repeat(FORUM_LENGTHS.title + 1), text: ' \n ', name: '' }
    expect(typedProblems(long, ['title', 'text'])).toEqual({ title: 'tooLong', text: 'required' })
    expect(typedProblems(long, ['name'])).toEqual({ name: 'required' })
    expect(typedProblems({ ...long, title: 'a'.repeat(FORUM_LENGTHS.title) }, ['title'])).toEqual({})
  })
})

it('names that look alike are one', () => {
  expect(new Set(['Ada', 'ADA', ' a.d-a ', 'Ａｄａ'].map(nameKeyOf))).toEqual(new Set(['ada']))
  expect(nameKeyOf('…')).toBe('')
})

it('a quote has every line of the text, and who wrote it', () =>
  expect(quoted('one\n\n> two', 'Ada')).toBe('> **Ada**\n> one\n>\n> > two\n\n'))

it('ids and keys are read from what browsers send, and nothing else', () => {
  expect(['7', '0', '-1', '1e3', '1234567890', ['7']].map(parseForumId)).toEqual([7, ...Array(5).fill(undefined)])
  const key = '0b0f7a4e-2c1d-4e5f-8a9b-0c1d2e3f4a5b'
  expect([key, `${key} `, '', undefined].map(parseFormKey)).toEqual([key, undefined, undefined, undefined])
})
