import { describe, expect, it } from 'vitest'
import { listedExport } from './listed-export.ts'

const query = (search: string) => [...new URLSearchParams(listedExport(search, 'csv'))]

describe('the export of the list', () => {
  it('has its filter and its search, and no page of it', () =>
    expect(query('?where[status][equals]=spam&search=Ann&page=2&limit=10&sort=subject')).toEqual([
      ['where[status][equals]', 'spam'],
      ['search', 'Ann'],
      ['format', 'csv'],
    ]))
  it('has everything for a list without a filter', () =>
    expect(query('?page=2')).toEqual([
      ['where[id][exists]', 'true'],
      ['format', 'csv'],
    ]))
})
