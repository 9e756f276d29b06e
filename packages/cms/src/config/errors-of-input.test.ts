import { describe, expect, it } from 'vitest'
import { isOfInput } from './errors-of-input.ts'

describe('an error of a database', () => {
  const withCode = (code: string) => Object.assign(new Error('x'), { code })

  it.each([
    withCode('22P02'),
    withCode('42883'),
    new RangeError('Invalid time value'),
    new Error('Failed query', { cause: new RangeError('Only finite numbers (not Infinity or NaN) can be passed') }),
  ])('is of the input: %s', (error) => expect(isOfInput(error)).toBe(true))

  it.each([
    withCode('53100'),
    withCode('SQLITE_FULL'),
    new TypeError('Cannot read properties of undefined'),
    new RangeError('Maximum call stack size exceeded'),
    'text',
    undefined,
  ])('is its own: %s', (error) => expect(isOfInput(error)).toBe(false))
})
