import { describe, expect, it } from 'vitest'
import { timeLeft, unitName } from './countdown.ts'

const until = new Date('2027-05-01T16:00:00Z')
const left = (now: string) => timeLeft(until, new Date(now))

describe('what is left', () => {
  it('is days, hours, minutes and seconds', () => expect(left('2027-04-29T14:58:30Z')).toEqual([2, 1, 1, 30]))
  it('counts a second that has begun', () => expect(left('2027-05-01T15:59:59.900Z')).toEqual([0, 0, 0, 1]))
  it('is nothing once the moment has come', () => {
    expect(left('2027-05-01T16:00:00Z')).toBeUndefined()
    expect(left('2030-01-01T00:00:00Z')).toBeUndefined()
  })
  it('is named as the language does', () => {
    expect(unitName('day', 1, 'en')).toBe('day')
    expect(unitName('day', 2, 'en')).toBe('days')
    expect(unitName('hour', 2, 'de')).toBe('Stunden')
  })
})
