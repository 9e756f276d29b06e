import type { ParseContext } from '@vitrine/kit/core'
import { describe, expect, it } from 'vitest'
import { dateText, machineDate, parseProjectDate, parseProjectSummary } from './project-summary.ts'

const parse: ParseContext = {
  locale: 'en',
  image: () => undefined,
  href: (raw) => (raw as { page?: { path?: string } }).page?.path,
  blocks: () => [],
}

describe('what lists show of a project', () => {
  it('is its name and address at least', () => {
    const project = { id: 7, title: 'Stair', path: '/work/stair/', date: '2025-03-01T00:00:00.000Z' }
    expect(parseProjectSummary(project, parse)).toEqual({
      id: '7',
      href: '/work/stair/',
      title: 'Stair',
      categories: [],
      date: { moment: '2025-03-01T00:00:00.000Z', form: 'year' },
    })
  })

  it.each([
    undefined,
    7,
    { id: 7 },
    { id: 7, title: ' ', path: '/a/' },
    { id: 7, title: 'A' },
  ])('is nothing of %j', (raw) => expect(parseProjectSummary(raw, parse)).toBeUndefined())
})

describe('the date of a project', () => {
  const date = '2025-03-31T23:30:00.000Z'

  it.each([
    [{ date }, '2025', '2025'],
    [{ date, dateForm: 'month' }, 'March 2025', '2025-03'],
  ])('%j is shown as %s', (stored, words, machine) => {
    const parsed = parseProjectDate(stored)
    expect(parsed && dateText(parsed, { locale: 'en', timeZone: 'Pacific/Kiritimati' })).toBe(words)
    expect(parsed && machineDate(parsed)).toBe(machine)
  })

  it.each([{}, { date: 'soon' }, { date, dateForm: 'none' }])('%j is not shown', (stored) =>
    expect(parseProjectDate(stored)).toBeUndefined())
})
