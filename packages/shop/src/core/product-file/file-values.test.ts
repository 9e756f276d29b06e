import { describe, expect, it } from 'vitest'
import { asList, fileName, lastOf, listOf, momentOf, numberOf, paragraphsOf } from './file-values.ts'

describe('cells of a file of products', () => {
  it.each([
    ['12', 12],
    ['12.50', 12.5],
    ['12,50', 12.5],
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['1 234,5', 1234.5],
    ["1'234.50", 1234.5],
    ['1.234.567', 1_234_567],
    ['-3', -3],
    ['.5', 0.5],
    ['12 €', undefined],
    ['12-', undefined],
    ['', undefined],
  ])('read “%s” as the number %s', (cell, number) => expect(numberOf(cell)).toBe(number))

  it('read lists whose names have commas, and write them so that they are read alike', () => {
    expect(listOf('Chairs, Oak\\, smoked , ,Light')).toEqual(['Chairs', 'Oak, smoked', 'Light'])
    expect(listOf(asList(['Oak, smoked', 'Light']))).toEqual(['Oak, smoked', 'Light'])
  })

  it('take the last of a path of categories', () => {
    expect(lastOf('Rooms > Living > Light')).toBe('Light')
    expect(lastOf('Light')).toBe('Light')
  })

  it.each([
    ['https://old.example/wp-content/uploads/2024/03/chair%20one.jpg?x=1', 'chair one.jpg'],
    ['chair.webp', 'chair.webp'],
    ['/media/100%.png', '100%.png'],
  ])('name the file of %s', (address, name) => expect(fileName(address)).toBe(name))

  it.each([
    ['2026-11-30', 'begin', '2026-11-30T00:00:00.000Z'],
    ['2026-11-30', 'end', '2026-11-30T23:59:59.000Z'],
    ['2026-11-30 08:30:00', 'end', '2026-11-30T08:30:00.000Z'],
    ['2026-11-30T08:30:00+01:00', 'begin', '2026-11-30T07:30:00.000Z'],
    ['30.11.2026', 'begin', undefined],
    ['2026-13-01', 'begin', undefined],
  ] as const)('read the moment %s (%s)', (cell, edge, moment) =>
    expect(momentOf(cell, { edge, timeZone: 'UTC' })).toBe(moment))

  it.each([
    ['2026-11-30', 'begin', '2026-11-29T23:00:00.000Z'],
    ['2026-11-30', 'end', '2026-11-30T22:59:59.000Z'],
    ['2027-07-01 08:30', 'begin', '2027-07-01T06:30:00.000Z'],
    ['2026-11-30T08:30:00Z', 'begin', '2026-11-30T08:30:00.000Z'],
  ] as const)('read the moment %s (%s) by the clocks of the shop', (cell, edge, moment) =>
    expect(momentOf(cell, { edge, timeZone: 'Europe/Berlin' })).toBe(moment))

  it('keep the words of HTML, paragraph by paragraph, and no script', () => {
    const html = '<p>One &amp; <b>two</b>.</p><script>alert(1)</script><ul><li>three</li></ul>four<br>five\\nsix'
    expect(paragraphsOf(html)).toEqual(['One & two.', 'three', 'four', 'five', 'six'])
  })

  it('read a megabyte of opened tags in no time of note', () => {
    expect(paragraphsOf('<script '.repeat(100_000))).toEqual([])
    expect(paragraphsOf('<'.repeat(500_000)).join('')).toHaveLength(500_000)
  })
})
