import { adminTextIn, queryOf } from '@vitrine/content/core'
import { describe, expect, it } from 'vitest'
import { inboxViews, partOf } from './inbox-views.ts'

const PARTS = inboxViews(7)

describe('the part of the inbox that is shown', () => {
  it.each([
    [undefined, 'All'],
    [{}, 'All'],
    [{ or: [{ and: [{ status: { equals: 'spam' } }] }] }, 'Spam'],
    [{ or: [{ and: [{ status: { not_equals: 'spam' } }] }] }, 'Messages'],
    [{ or: [{ and: [{ status: { not_equals: 'spam' } }, { handling: { equals: 'open' } }] }] }, 'In progress'],
    [{ or: [{ and: [{ assignee: { equals: '7' } }] }] }, 'Mine'],
    [{ or: [{ and: [{ assignee: { equals: '8' } }] }] }, undefined],
    [{ or: [{ and: [{ status: { equals: 'spam' } }, { form: { equals: 1 } }] }] }, undefined],
  ])('for %j is %s', (where, label) => {
    const shown = partOf(PARTS, where)
    expect(shown && adminTextIn(shown.label, 'en')).toBe(label)
  })

  it('has an address that says the same', () => {
    expect(PARTS.map(({ conditions }) => queryOf(conditions))).toEqual([
      '?where[or][0][and][0][status][not_equals]=spam',
      ...['new', 'open', 'done'].map(
        (handling) =>
          `?where[or][0][and][0][status][not_equals]=spam&where[or][0][and][1][handling][equals]=${handling}`,
      ),
      '?where[or][0][and][0][assignee][equals]=7',
      '?where[or][0][and][0][status][equals]=spam',
      '?',
    ])
  })
})
