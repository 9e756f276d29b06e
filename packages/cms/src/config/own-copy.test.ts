import { expect, it } from 'vitest'
import { ownCopy } from './own-copy.ts'

it('is equal, and another', () => {
  const value = { fields: [{ name: 'title', access: { read: () => true } }] }
  const copy = ownCopy(value)
  expect(copy).toEqual(value)
  copy.fields[0]?.access && Object.assign(copy.fields[0].access, { read: undefined })
  expect(value.fields[0]?.access.read()).toBe(true)
})

it('can be changed where the original is frozen', () => {
  const copy = ownCopy(Object.freeze({ fields: Object.freeze([{ name: 'title' }]) }))
  expect(() => Object.assign(copy, { fields: [] })).not.toThrow()
})

it('shares what is no data', () => {
  const editor = new (class Editor {})()
  expect(ownCopy({ editor }).editor).toBe(editor)
})

it('keeps that parts are one, and that a value is part of itself', () => {
  const label = { en: 'Title' }
  const value: { readonly labels: readonly object[]; self?: object } = { labels: [label, label] }
  value.self = value
  const copy = ownCopy(value)
  expect(copy.labels[0]).toBe(copy.labels[1])
  expect(copy.self).toBe(copy)
})
