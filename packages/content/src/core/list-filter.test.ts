import { describe, expect, it } from 'vitest'
import { queryOf, whereOf } from './list-filter.ts'

const CONDITIONS = [{ status: { not_equals: 'spam' } }, { handling: { equals: 'new' } }]

describe('the filter of a list in the admin', () => {
  it('asks for documents that meet all conditions', () =>
    expect(whereOf(CONDITIONS)).toEqual({ or: [{ and: CONDITIONS }] }))

  it('asks for everything without a condition', () => expect(whereOf([])).toEqual({}))

  it('is written into an address as its list reads it', () =>
    expect(queryOf(CONDITIONS)).toBe(
      '?where[or][0][and][0][status][not_equals]=spam&where[or][0][and][1][handling][equals]=new',
    ))
})
