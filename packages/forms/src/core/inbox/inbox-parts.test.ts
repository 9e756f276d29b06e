import { describe, expect, it } from 'vitest'
import { INBOX_PARTS, partOf } from './inbox-parts.ts'

describe('the part of the inbox that is shown', () => {
  it.each([
    [undefined, 'All'],
    [{}, 'All'],
    [{ or: [{ and: [{ status: { equals: 'spam' } }] }] }, 'Spam'],
    [{ or: [{ and: [{ status: { not_equals: 'spam' } }] }] }, 'Messages'],
    [{ or: [{ and: [{ status: { equals: 'spam' } }, { form: { equals: 1 } }] }] }, undefined],
  ])('for %j is %s', (where, label) => expect(partOf(where)?.label).toBe(label))

  it('has an address that says the same', () => {
    for (const { where, query } of INBOX_PARTS) {
      const [condition] = Object.entries(where.status ?? {})
      expect(query).toBe(condition ? `?where[or][0][and][0][status][${condition[0]}]=${condition[1]}` : '')
    }
  })
})
