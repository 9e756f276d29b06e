import { describe, expect, it } from 'vitest'
import { pickedMoment, shownInPicker } from './picker-time.ts'

const zones = { timeZone: 'Europe/Berlin', ownZone: 'America/Los_Angeles' }
const picked = (clock: string) => pickedMoment(new Date(clock), zones).toISOString()

describe('a moment that is picked in Los Angeles for a site in Berlin', () => {
  it.each([
    ['an ordinary one', '2027-03-29T09:00:00-07:00', '2027-03-29T07:00:00.000Z'],
    ['one that the clocks of the site skip', '2027-03-28T02:30:00-07:00', '2027-03-28T01:30:00.000Z'],
    ['the first of two', '2027-10-31T02:30:00-07:00', '2027-10-31T00:30:00.000Z'],
  ])('is read by the clocks of the site: %s', (_, clock, moment) => expect(picked(clock)).toBe(moment))

  it.each([
    '2027-03-29T07:00:00.000Z',
    '2027-03-28T01:30:00.000Z',
    '2027-10-31T00:30:00.000Z',
  ])('comes back as it was shown: %s', (moment) =>
    expect(pickedMoment(shownInPicker(new Date(moment), zones), zones).toISOString()).toBe(moment))
})

it('is itself where the browser has the zone of the site', () => {
  const same = { timeZone: 'Europe/Berlin', ownZone: 'Europe/Berlin' }
  const moment = new Date('2027-03-29T07:00:00Z')
  expect([shownInPicker(moment, same), pickedMoment(moment, same)]).toEqual([moment, moment])
})
