import { describe, expect, it } from 'vitest'
import { contextWith } from '../../../testing/convert/context.ts'
import { parseSiteZone, type SiteZone } from '../../dates/site-zone.ts'
import { countdownPieces } from './countdown.ts'

/** An item of May, two hours ahead of UTC. */
const item = { localDate: '2024-05-14 10:00:00', publishedAt: Date.parse('2024-05-14T08:00:00Z') }

const pieces = (written: string, { isUtc = false, zone }: { isUtc?: boolean; zone?: SiteZone | undefined } = {}) => {
  const { context } = contextWith(item)
  return countdownPieces(written, '', isUtc, { ...context, ...(zone && { zone }) })
}

const until = (moment: string) => [expect.objectContaining({ block: expect.objectContaining({ until: moment }) })]

describe('the end of a countdown', () => {
  const zone = parseSiteZone('Europe/Berlin')
  it('is written by the clocks of the old site', () =>
    expect(pieces('2027-03-28 09:00:00', { zone })).toEqual(until('2027-03-28T07:00:00.000Z')))
  it('is in winter time though its page was published in summer', () =>
    expect(pieces('2026-12-24 18:00:00', { zone })).toEqual(until('2026-12-24T17:00:00.000Z')))
  it('follows the dates of its page where the zone is not known', () =>
    expect(pieces('2026-12-24 18:00:00')).toEqual(until('2026-12-24T16:00:00.000Z')))
  it('may be written in UTC', () =>
    expect(pieces('2026-12-24 18:00:00', { isUtc: true, zone })).toEqual(until('2026-12-24T18:00:00.000Z')))
})
