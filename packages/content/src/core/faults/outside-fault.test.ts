import { describe, expect, it } from 'vitest'
import { outsideFaultOf } from './outside-fault.ts'

const withCode = (code: string) => Object.assign(new Error('x'), { code })
const behind = (cause: Error) => new Error('Failed query', { cause })

describe('a fault outside of the program', () => {
  it.each(['SQLITE_FULL', 'ENOSPC', 'EDQUOT', '53100', 'SQLITE_IOERR_SHMSIZE'])('%s: the disk is full', (code) =>
    expect(outsideFaultOf(behind(withCode(code)))).toBe('full'))

  it.each([
    'SQLITE_BUSY',
    'SQLITE_BUSY_SNAPSHOT',
    'SQLITE_LOCKED_SHAREDCACHE',
    '40001',
    '40P01',
    '55P03',
    '57014',
    '53300',
  ])('%s: the database is busy', (code) => expect(outsideFaultOf(behind(withCode(code)))).toBe('busy'))

  it.each([
    'ECONNREFUSED',
    'ECONNRESET',
    'ENOTFOUND',
    '08006',
    '57P01',
    '57P03',
    '25006',
    'SQLITE_CANTOPEN',
  ])('%s: the database is away', (code) => expect(outsideFaultOf(behind(withCode(code)))).toBe('away'))

  it.each([
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
  ])('“%s”, which has no code: the database is away', (words) =>
    expect(outsideFaultOf(behind(new Error(words)))).toBe('away'))

  it.each([
    withCode('22P02'),
    withCode('SQLITE_CORRUPT'),
    withCode('23505'),
    withCode('ENOENT'),
    new TypeError('fetch failed', { cause: withCode('ECONNREFUSED') }),
    new Error('The disk is full'),
    { code: 'ENOSPC' },
    undefined,
  ])('is none: %s', (error) => expect(outsideFaultOf(error)).toBeUndefined())

  it('is found in errors that stand behind one another, and looked for no longer than they do', () => {
    const endless = new Error('endless')
    endless.cause = endless
    expect(outsideFaultOf(endless)).toBeUndefined()
    expect(outsideFaultOf(behind(behind(withCode('ENOSPC'))))).toBe('full')
  })
})
