import { describe, expect, it } from 'vitest'
import { stableJson } from './stable-json.ts'

describe('JSON that is the same for equal values', () => {
  it('has the members of all objects in alphabetic order', () =>
    expect(stableJson({ title: 'x', layout: [{ size: 1, blockType: 'a' }] })).toBe(
      '{"layout":[{"blockType":"a","size":1}],"title":"x"}',
    ))
  it('keeps the order of lists', () => expect(stableJson([2, 1])).toBe('[2,1]'))
  it('leaves out what has no value, and keeps its place in a list', () =>
    expect(stableJson({ b: undefined, a: [undefined, null] })).toBe('{"a":[null,null]}'))
  it('writes moments as JSON does', () =>
    expect(stableJson({ at: new Date(0) })).toBe('{"at":"1970-01-01T00:00:00.000Z"}'))
})
