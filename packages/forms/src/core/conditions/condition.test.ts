import { describe, expect, it } from 'vitest'
import { type ConditionTest, isShown, valuesOf } from './condition.ts'

const shown = (test: ConditionTest, ...entries: readonly (readonly [string, string])[]) =>
  isShown({ match: 'all', tests: [test] }, valuesOf(entries))

describe('a test of a field', () => {
  const isCompany: ConditionTest = { field: 'who', is: 'equals', value: 'Company' }
  it('minds neither capitals nor blanks at the ends', () => expect(shown(isCompany, ['who', ' company '])).toBe(true))
  it('wants the whole text', () => expect(shown(isCompany, ['who', 'Company A'])).toBe(false))
  it('is met by one of several values', () =>
    expect(shown(isCompany, ['who[]', 'Person'], ['who[]', 'Company'])).toBe(true))
  it('is not met by a field that was not posted', () => expect(shown(isCompany)).toBe(false))

  const isNoCompany: ConditionTest = { field: 'who', is: 'notEquals', value: 'Company' }
  it('with "not" wants none of the values to be it', () =>
    expect(shown(isNoCompany, ['who[]', 'Person'], ['who[]', 'Company'])).toBe(false))
  it('with "not" is met by a field without a value', () => expect(shown(isNoCompany)).toBe(true))

  const isAnswered: ConditionTest = { field: 'who', is: 'filled' }
  it('takes blanks for no answer', () => expect(shown(isAnswered, ['who', ' \n'])).toBe(false))
  it('knows when nothing was answered', () => expect(shown({ field: 'who', is: 'empty' }, ['who', ''])).toBe(true))
  it('takes a file for an answer', () =>
    expect(isShown({ match: 'all', tests: [isAnswered] }, valuesOf([['who', { name: 'plan.pdf', size: 3 }]]))).toBe(
      true,
    ))

  it('finds a part of a text', () =>
    expect(shown({ field: 'who', is: 'contains', value: 'PAN' }, ['who', 'Company'])).toBe(true))
})

describe('several tests', () => {
  const tests = [
    { field: 'a', is: 'filled' },
    { field: 'b', is: 'filled' },
  ] as const
  const values = valuesOf([['a', 'x']])
  it('must all be met', () => expect(isShown({ match: 'all', tests }, values)).toBe(false))
  it('or one of them', () => expect(isShown({ match: 'any', tests }, values)).toBe(true))
})
