import { describe, expect, it } from 'vitest'
import { dataList } from './data-lists.ts'

describe('the lists that templates name', () => {
  it('hold every country once, in the order of the language', () => {
    const countries = dataList('countries', 'de') ?? []
    expect([countries.length, new Set(countries).size]).toEqual([249, 249])
    expect(countries.indexOf('Österreich')).toBeLessThan(countries.indexOf('Polen'))
  })

  it('hold months and days from Monday', () => {
    expect([dataList('months', 'en')?.[0], dataList('months', 'en')?.length]).toEqual(['January', 12])
    expect([dataList('weekdays', 'fr')?.[0], dataList('weekdays', 'fr')?.at(-1)]).toEqual(['lundi', 'dimanche'])
    expect(dataList('us-states', 'en')).toHaveLength(51)
    expect(dataList('time-zones', 'en')).toContain('Europe/Berlin')
  })

  it('do not exist under other names', () => expect(dataList('planets', 'en')).toBeUndefined())
})
