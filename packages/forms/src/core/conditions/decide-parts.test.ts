import { describe, expect, it } from 'vitest'
import { type Condition, valuesOf } from './condition.ts'
import { type ConditionalParts, decideParts } from './decide-parts.ts'

const filled = (field: string): { showWhen: Condition } => ({
  showWhen: { match: 'all', tests: [{ field, is: 'filled' }] },
})
const shown = (parts: Partial<ConditionalParts>, ...names: readonly string[]) =>
  decideParts({ fields: [], groups: [], ...parts }, valuesOf(names.map((name) => [name, 'x'])))

describe('fields that depend on each other', () => {
  const fields = [{ name: 'a' }, { name: 'b', ...filled('a') }, { name: 'c', ...filled('b') }]
  it('are shown one after the other', () => expect(shown({ fields }, 'a', 'b').fields).toEqual([true, true, true]))
  it('are hidden with the first, whatever the others hold', () =>
    expect(shown({ fields }, 'b', 'c').fields).toEqual([true, false, false]))
})

describe('a condition that looks ahead', () => {
  it('finds every field empty that stands later', () => {
    const fields = [
      { name: 'a', ...filled('b') },
      { name: 'b', ...filled('a') },
    ]
    expect(shown({ fields }, 'a', 'b').fields).toEqual([false, false])
  })
  it('finds its own field empty', () =>
    expect(shown({ fields: [{ name: 'a', ...filled('a') }] }, 'a').fields).toEqual([false]))
})

describe('a group', () => {
  const groups = [filled('a')]
  const fields = [{ name: 'a' }, { name: 'b', group: 0 }, { name: 'c', group: 0, ...filled('b') }]
  it('shows its fields, each with a condition of its own', () =>
    expect(shown({ fields, groups }, 'a')).toEqual({ fields: [true, true, false], groups: [true] }))
  it('hides them all', () =>
    expect(shown({ fields, groups }, 'b', 'c')).toEqual({ fields: [true, false, false], groups: [false] }))
  it('does not look at its own fields', () =>
    expect(shown({ fields: fields.slice(1), groups: [filled('b')] }, 'b').fields).toEqual([false, false]))
})
