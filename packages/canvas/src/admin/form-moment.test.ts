import type { FormState } from 'payload'
import { describe, expect, it } from 'vitest'
import { isCompleted, momentOf, withMoment } from './form-moment.ts'

const list = (...ids: string[]) => ({ value: ids.length, rows: ids.map((id) => ({ id })) })
const form: FormState = {
  title: { value: 'Page' },
  layout: list('a'),
  'layout.0.id': { value: 'a' },
  'layout.0.words': { value: 'Oak' },
  'layout.0.note': { value: '' },
  layouts: { value: 'elsewhere' },
}
const moment = (changed: FormState = {}) => momentOf({ ...form, ...changed }, 'layout')

describe('two moments of a form are equal', () => {
  it('when something else has changed', () => expect(moment({ title: { value: 'Other' } }).text).toBe(moment().text))
  it('when what is empty is held in another way', () =>
    expect(
      moment({ 'layout.0.note': { value: null }, 'layout.0.rows': list(), 'layout.0.hidden': { value: [] } }).text,
    ).toBe(moment().text))
  it('when fields come in another order', () =>
    expect(momentOf(Object.fromEntries(Object.entries(form).reverse()), 'layout').text).toBe(moment().text))
})

describe('two moments of a form differ', () => {
  it('when a value does', () => expect(moment({ 'layout.0.words': { value: 'Elm' } }).text).not.toBe(moment().text))
  it('when their rows do', () => expect(moment({ layout: list('a', 'b') }).text).not.toBe(moment().text))
})

describe('a form was completed by the server', () => {
  it('when only fields have come that it did not have', () =>
    expect(isCompleted(moment(), moment({ 'layout.0.tone': { value: 'calm' } }))).toBe(true))
  it('but not when its editor filled in an empty field', () =>
    expect(isCompleted(moment(), moment({ 'layout.0.note': { value: 'New' } }))).toBe(false))
  it('but not when a row was removed', () => {
    expect(isCompleted(moment(), momentOf({ layout: list() }, 'layout'))).toBe(false)
  })
})

it('a moment is brought back as a change of its editor, and leaves other fields alone', () => {
  const back = withMoment(
    { title: { value: 'Other' }, layout: list(), 'layout.5.words': { value: 'x' } },
    'layout',
    moment(),
  )
  expect(back.title).toEqual({ value: 'Other' })
  expect(back['layout.0.words']).toEqual({ value: 'Oak', isModified: true })
  expect(back['layout.5.words']).toBeUndefined()
})

it('a moment that is brought back leaves fields alone that have the same value', () => {
  const now: FormState = { ...form, 'layout.0.words': { value: 'Elm' } }
  const back = withMoment(now, 'layout', moment())
  expect(back['layout.0.words']).toEqual({ value: 'Oak', isModified: true })
  for (const name of ['layout', 'layout.0.id', 'layout.0.note']) expect(back[name]).toBe(now[name])
})

describe('a field that was empty at a moment', () => {
  const since = (field: string) => ({ ...form, [field]: { value: ['phone'] } })

  it('is emptied when that is brought back, so that what has been saved since goes', () => {
    const before = moment({ 'layout.0.hidden': {} })
    const back = withMoment(since('layout.0.hidden'), 'layout', before)
    expect(back['layout.0.hidden']).toEqual({ value: null, isModified: true })
  })

  it('stays emptied when a moment before that is brought back, too', () => {
    const before = moment({ 'layout.0.hidden': {} })
    const back = withMoment(since('layout.0.hidden'), 'layout', before)
    expect(withMoment(back, 'layout', before)['layout.0.hidden']).toEqual({ value: null, isModified: true })
    expect(withMoment(back, 'layout', moment())['layout.0.hidden']).toEqual({ value: null, isModified: true })
  })

  it('is so though the form had no such field yet, and its row has moved', () => {
    const moved: FormState = {
      ...form,
      layout: list('b', 'a'),
      'layout.0.id': { value: 'b' },
      'layout.1.id': { value: 'a' },
      'layout.1.frame.hidden': { value: ['phone'] },
    }
    const back = withMoment(moved, 'layout', moment())
    expect(back['layout.0.frame.hidden']).toEqual({ value: null, isModified: true })
    expect(back['layout.1.frame.hidden']).toBeUndefined()
  })
})
