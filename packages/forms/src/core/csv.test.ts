import { describe, expect, it } from 'vitest'
import { csvLine } from './csv.ts'

describe('an exported line', () => {
  it.each(['=1+1', '+1', '-1', '@sum', '\t=1', ' =1', '\n=1', '＝1'])('does not execute %j', (cell) => {
    expect(csvLine([cell])).toMatch(/^"?'/)
  })
  it('quotes what needs it', () => expect(csvLine(['a"b', 'c,d', 'e'])).toBe('"a""b","c,d",e\r\n'))
})
