import { describe, expect, it } from 'vitest'
import { table } from './table.mjs'

const least = { id: 'a', what: 'speed', unit: 'ratio', atLeast: 0.95 }
const most = { id: 'b', what: 'bytes', unit: 'KB', atMost: 3 }

describe('a budget', () => {
  it('is kept at exactly its limit', () => expect(table([least, most], { a: 0.95, b: 3 }).kept).toBe(true))
  it('is broken below a least', () => expect(table([least], { a: 0.94 }).kept).toBe(false))
  it('is broken above a most', () => expect(table([most], { b: 3.01 }).kept).toBe(false))
  it('is broken when nothing was measured', () => {
    expect(table([most], {})).toEqual({ kept: false, text: expect.stringContaining('not measured') })
  })
})
