import { expect, it } from 'vitest'
import { asksForUse, withUsedIds } from './used-condition.ts'

const unused = { inUse: { equals: 'false' } }

it.each([
  [unused, true],
  [{ and: [{ alt: { exists: false } }, { or: [unused] }] }, true],
  [{ and: [{ alt: { exists: false } }] }, false],
  [undefined, false],
])('%j asks for use: %j', (where, asks) => expect(asksForUse(where)).toBe(asks))

it('names the files that are used, and those that are not', () => {
  expect(withUsedIds({ inUse: { equals: 'true' } }, [3, 5])).toEqual({ id: { in: [3, 5] } })
  expect(withUsedIds({ and: [{ alt: { exists: false } }, { or: [unused] }] }, [3])).toEqual({
    and: [{ alt: { exists: false } }, { or: [{ id: { not_in: [3] } }] }],
  })
})
