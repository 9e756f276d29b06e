import { describe, expect, it } from 'vitest'
import { parseFeedDate, parseWpDate, realLocalDate } from './wp-date.ts'

const utc = (text: string) => Date.parse(text)

describe('dates of the database', () => {
  it('are read as UTC', () => expect(parseWpDate('2024-02-01 08:30:15')).toBe(utc('2024-02-01T08:30:15Z')))
  it('may be before 1970', () => expect(parseWpDate('1955-05-05 00:00:00')).toBe(utc('1955-05-05T00:00:00Z')))
  it('know leap years', () => {
    expect(parseWpDate('2024-02-29 12:00:00')).toBe(utc('2024-02-29T12:00:00Z'))
    expect(parseWpDate('2023-02-29 12:00:00')).toBeUndefined()
  })
  it.each([
    '0000-00-00 00:00:00',
    '-0001-11-30 00:00:00',
    '1970-01-01 00:00:00',
    '2019-02-30 12:00:00',
    '2019-02-00 12:00:00',
    '2019-13-01 12:00:00',
    '2019-01-01 24:00:00',
    '2019-01-01',
    '',
  ])('are none when they are no dates: %s', (text) => expect(parseWpDate(text)).toBeUndefined())
  it('stay as text when they are local', () => {
    expect(realLocalDate(' 2024-02-01 08:30:15 ')).toBe('2024-02-01 08:30:15')
    expect(realLocalDate('0000-00-00 00:00:00')).toBeUndefined()
  })
})

describe('dates of feeds', () => {
  it('are read with their zone, whatever the weekday says', () => {
    expect(parseFeedDate('Fri, 04 Mar 2024 09:00:00 +0000')).toBe(utc('2024-03-04T09:00:00Z'))
    expect(parseFeedDate('4 Mar 2024 09:00 -0330')).toBe(utc('2024-03-04T12:30:00Z'))
    expect(parseFeedDate('Mon, 04 Mar 2024 09:00:00 GMT')).toBe(utc('2024-03-04T09:00:00Z'))
  })
  it.each([
    'Wed, 30 Nov -0001 00:00:00 +0000',
    'Thu, 01 Jan 1970 00:00:00 +0000',
    'Thu, 01 Jan 1960 00:00:00 +0000',
    '',
  ])('are none before 1970 or when they are no dates: %s', (text) => expect(parseFeedDate(text)).toBeUndefined())
})
