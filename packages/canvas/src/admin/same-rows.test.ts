import { expect, it } from 'vitest'
import { haveSameRows } from './same-rows.ts'

const rows = [{ id: 'a' }]
const before = { title: { value: 'A' }, list: { value: 1, rows }, 'list.0.name': { value: 'B' } }

it('are the same when a value changes, or a field goes', () => {
  expect(haveSameRows(before, { ...before, title: { value: 'AB' } })).toBe(true)
  expect(haveSameRows(before, { title: before.title, list: { value: 1, rows } })).toBe(true)
})

it.each([
  ['a field comes', { ...before, 'list.1.name': { value: 'C' } }],
  ['a list has other rows', { ...before, list: { value: 0, rows: [] } }],
  ['an answer says that a list is not sent', { ...before, list: { value: 1, rows, disableFormData: true } }],
])('are others when %s', (_, after) => expect(haveSameRows(before, after)).toBe(false))
