import { describe, expect, it } from 'vitest'
import { csvLine, csvSeparator, parseCsv } from './csv.ts'

describe('an exported line', () => {
  it.each(['=1+1', '+1', '-1', '@sum', '\t=1', ' =1', '\n=1', '＝1'])('does not execute %j', (cell) => {
    expect(csvLine([cell])).toMatch(/^"?'/)
  })
  it('leaves numbers as they are', () => expect(csvLine([-1.5, 3, '-1'])).toBe("-1.5,3,'-1\r\n"))
  it('quotes what needs it', () => expect(csvLine(['a"b', 'c,d', 'e'])).toBe('"a""b","c,d",e\r\n'))
})

describe('a line for spreadsheets that separate by semicolons', () => {
  it('has decimal commas, and quotes what holds a semicolon', () =>
    expect(csvLine([-1.5, 3, 'a,b', 'c;d', '0049', '=1+1'], ';')).toBe('-1,5;3;a,b;"c;d";0049;\'=1+1\r\n'))
})

describe('the sign between cells', () => {
  it.each([
    [undefined, 'de', ';'],
    [undefined, 'en', ','],
    [',', 'de', ','],
    [';', 'en', ';'],
    ['|', 'de', undefined],
    [['a', 'b'], 'de', undefined],
  ])('for the delimiter %j in the language %s is %j', (delimiter, language, expected) =>
    expect(csvSeparator(delimiter, language)).toBe(expected))
})

describe('a file that is read', () => {
  it('has cells in quotes with separators, quotes and line ends, and says at which line each row begins', () =>
    expect(parseCsv('\uFEFFa,"b,1"\r\n\r\n"c ""d""\ne",f\ng,')).toEqual({
      rows: [
        { line: 1, cells: ['a', 'b,1'] },
        { line: 3, cells: ['c "d"\ne', 'f'] },
        { line: 5, cells: ['g', ''] },
      ],
    }))
  it('may be separated as spreadsheets do it in many languages', () => {
    expect(parseCsv('a;b\nc,d;e')).toEqual({
      rows: [
        { line: 1, cells: ['a', 'b'] },
        { line: 2, cells: ['c,d', 'e'] },
      ],
    })
  })
  it('is what was exported', () => {
    const cells = ['=1+1', 'a"b', 'c,d', 'e\r\nf', '']
    expect(parseCsv(csvLine(cells))).toEqual({ rows: [{ line: 1, cells }] })
  })
  it.each([
    ['a\nb,"c', 2],
    ['"a" b', 1],
  ])('is refused where quotes do not end: %j', (text, unendedAt) => expect(parseCsv(text)).toEqual({ unendedAt }))
})
