import { expect, it } from 'vitest'
import { holdSameBlocks } from './same-blocks.ts'

const rows = [{ id: 'a' }, { id: 'b' }]
const before = { title: { value: 'A' }, list: { value: 2, rows } }

it('are the same when a value changes, or an answer of the server brings equal rows', () => {
  expect(holdSameBlocks(before, { ...before, title: { value: 'AB' } })).toBe(true)
  expect(holdSameBlocks(before, { ...before, list: { value: 2, rows: [{ id: 'a' }, { id: 'b' }] } })).toBe(true)
})

it.each([
  ['a block comes', [...rows, { id: 'c' }]],
  ['one goes', [{ id: 'a' }]],
  ['one moves', rows.toReversed()],
])('are others when %s', (_, after) =>
  expect(holdSameBlocks(before, { ...before, list: { value: after.length, rows: after } })).toBe(false))
