import { describe, expect, it } from 'vitest'
import { INBOX_TABS, inboxAddress, inboxWhere, isInTab, parseInboxQuery, whereParams } from './inbox-query.ts'

const parse = (query: string) => parseInboxQuery(new URLSearchParams(query))

describe('the address of the inbox', () => {
  it('is without a query for the inbox itself', () => expect(inboxAddress(parse(''))).toBe(''))

  it.each([
    '?tab=done&q=reading+room&form=3&assignee=7&id=12',
    '?tab=spam',
    '?id=4',
  ])('%s is written as it was read', (address) => expect(inboxAddress(parse(address))).toBe(address))

  it.each([
    '?tab=all',
    '?form=abc',
    '?id=0',
    '?id=1234567890',
    '?where[or][0]=1&limit=10',
    '?q=++',
  ])('does not have what it does not know: %s', (address) => expect(inboxAddress(parse(address))).toBe(''))
})

describe('the filter of the inbox', () => {
  const written = (query: string) => whereParams(inboxWhere(parse(query))).map((pair) => pair.join('='))

  it('leaves out spam and what is done', () =>
    expect(written('')).toEqual(['where[and][0][status][not_equals]=spam', 'where[and][1][handling][not_equals]=done']))

  it('joins form, account and search', () =>
    expect(written('tab=spam&form=3&assignee=7&q=Röom')).toEqual([
      'where[and][0][status][equals]=spam',
      'where[and][1][form][equals]=3',
      'where[and][2][assignee][equals]=7',
      'where[and][3][searchText][contains]=room',
    ]))
})

it.each([
  ['mail_sent', 'new', 'inbox'],
  ['mail_sent', 'open', 'inbox'],
  ['mail_sent', 'done', 'done'],
  ['spam', 'done', 'spam'],
  ['spam', 'new', 'spam'],
])('a message that is %s and %s is in one tab: %s', (status, handling, tab) =>
  expect(INBOX_TABS.filter((each) => isInTab(each, { status, handling }))).toEqual([tab]))
