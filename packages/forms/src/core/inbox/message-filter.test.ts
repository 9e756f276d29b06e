import { describe, expect, it } from 'vitest'
import { parseMessageFilter } from './message-filter.ts'

const parse = (query: string, timeZone = 'UTC') => parseMessageFilter(new URLSearchParams(query), timeZone)

describe('the filter of an export', () => {
  it('restricts nothing when nothing is asked for', () => {
    expect(parse('')).toEqual({ filter: {} })
    expect(parse('form=&from=&to=&status=')).toEqual({ filter: {} })
  })

  it('takes days whole', () =>
    expect(parse('from=2026-01-01&to=2026-01-31')).toEqual({
      filter: { from: '2026-01-01T00:00:00.000Z', to: '2026-01-31T23:59:59.999Z' },
    }))

  it('takes days of the zone of the site', () =>
    expect(parse('from=2027-03-28&to=2027-03-28', 'Europe/Berlin')).toEqual({
      filter: { from: '2027-03-27T23:00:00.000Z', to: '2027-03-28T21:59:59.999Z' },
    }))

  it('takes moments of any zone', () =>
    expect(parse('from=2026-01-01T10:00:00%2B02:00')).toEqual({ filter: { from: '2026-01-01T08:00:00.000Z' } }))

  it('knows form and status', () =>
    expect(parse('form=12&status=spam')).toEqual({ filter: { form: 12, status: 'spam' } }))

  it('knows who looks after a message, and how far it is', () =>
    expect(parse('handling=open&assignee=3')).toEqual({ filter: { handling: 'open', assignee: 3 } }))

  it.each([
    'form=abc',
    'form=0',
    'form=1 or 1=1',
    'from=yesterday',
    'to=2026-13-01',
    'status=all',
    'handling=lost',
    'assignee=me',
  ])('refuses %s instead of exporting everything', (query) =>
    expect(parse(query)).toEqual({ problem: expect.stringMatching(/\.$/) }))
})
