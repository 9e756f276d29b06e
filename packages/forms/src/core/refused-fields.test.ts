import { describe, expect, it } from 'vitest'
import { correctedFields, type RefusedField, refusedFields } from './refused-fields.ts'

const ORDER = ['title', 'fields', 'mail']
const refused = (errorMessage: string, value: unknown = '') => ({ valid: false, errorMessage, value })

describe('the values that keep a form from being saved', () => {
  it('are listed as they follow one another in the form', () => {
    const paths = ['mail.subject', 'fields.10.label', 'fields.2.fields.1.label', 'fields.2.heading', 'title']
    const state = Object.fromEntries(paths.map((path) => [path, refused('No')]))
    expect(refusedFields(state, ORDER).map(({ path }) => path)).toEqual([
      'title',
      'fields.2.heading',
      'fields.2.fields.1.label',
      'fields.10.label',
      'mail.subject',
    ])
  })
  it('are no accepted ones, no lists of rows that hold one, and none that are not shown', () => {
    const state = {
      title: { valid: true, errorMessage: 'No' },
      fields: { valid: false, value: 2 },
      'mail2.subject': { ...refused('No'), passesCondition: false },
      gone: undefined,
    }
    expect(refusedFields(state, ORDER)).toEqual([])
  })
})

describe('a value counts as corrected', () => {
  const field = (value: unknown, message = 'No'): RefusedField => ({ path: 'title', message, value })
  const corrected = (before: RefusedField, now: RefusedField) =>
    correctedFields(new Map([[before.path, before]]), [now]).length > 0
  it('once it is another one', () => expect(corrected(field(''), field('Form'))).toBe(true))
  it('not while it is the same', () => expect(corrected(field('x'), field('x'))).toBe(false))
  it('not if it was judged again', () => expect(corrected(field('x'), field('y', 'Still not'))).toBe(false))
  it('not if it was not refused before', () => expect(correctedFields(new Map(), [field('x')])).toEqual([]))
})
