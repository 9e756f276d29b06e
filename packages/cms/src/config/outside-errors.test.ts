import { describe, expect, it } from 'vitest'
import { isFromOutside, markOutside, OUTSIDE_DIGEST } from './outside-errors.ts'

const withCode = (code: string) => Object.assign(new Error('x'), { code })

describe('an error', () => {
  it.each([
    withCode('SQLITE_FULL'),
    withCode('53100'),
    withCode('ECONNREFUSED'),
    new Error('Failed query', { cause: withCode('57P01') }),
  ])('comes from outside: %s', (error) => expect(isFromOutside(error)).toBe(true))

  it.each([
    withCode('22P02'),
    withCode('ERR_INVALID_URL'),
    new TypeError('Cannot read properties of undefined'),
    new Error('Unknown Server Function: nope'),
    { code: 'ECONNREFUSED' },
    undefined,
  ])('comes of what was asked: %s', (error) => expect(isFromOutside(error)).toBe(false))
})

describe('a question of the admin', () => {
  const failing = (error: Error) => () => Promise.reject(error)

  it('is answered', async () => expect(await markOutside(async () => 'an answer')).toBe('an answer'))
  it('fails with a mark when the fault lies outside', () =>
    expect(markOutside(failing(withCode('SQLITE_FULL')))).rejects.toHaveProperty('digest', OUTSIDE_DIGEST))
  it('fails without one when it cannot be answered', () =>
    expect(markOutside(failing(new TypeError('x')))).rejects.not.toHaveProperty('digest'))
})
