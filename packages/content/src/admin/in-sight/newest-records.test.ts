import { expect, it } from 'vitest'
import { newestRecords } from './newest-records.ts'

it('of several records of a target the last counts, and each target has one', () => {
  const records = [
    { target: 'title', isIntersecting: false },
    { target: 'lead', isIntersecting: true },
    { target: 'title', isIntersecting: true },
  ]
  expect(newestRecords(records)).toEqual([
    { target: 'title', isIntersecting: true },
    { target: 'lead', isIntersecting: true },
  ])
  expect(newestRecords([])).toEqual([])
})
