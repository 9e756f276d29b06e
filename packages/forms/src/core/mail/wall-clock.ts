import { momentOf, offsetAt, timeFormat } from '@vitrine/content/core'

/** An instant as the clocks of a time zone show it. */
export interface WallClock {
  /** Its UTC getters tell the local time. */
  readonly local: Date
  readonly instant: Date
  /** Seconds ahead of UTC. */
  readonly offset: number
  /** IANA name. */
  readonly timeZone: string
}

export function wallClock(instant: Date, timeZone: string): WallClock {
  const offset = offsetAt(instant, timeZone)
  return { local: new Date(instant.getTime() + offset * 1000), instant, offset, timeZone }
}

/**
 * Midnight of a day. Days past the end of their month count on into the next, as in PHP.
 *
 * @param text YYYY-MM-DD.
 * @returns Undefined for what is no day.
 */
export function midnight(text: string, timeZone: string): WallClock | undefined {
  const match = /^([0-9]{4})-(0[0-9]|1[0-2])-([0-2][0-9]|3[01])$/.exec(text)
  if (!match) return undefined
  // Not Date.UTC, which reads years below 100 as those of the 20th century.
  const asIfUtc = new Date(0).setUTCFullYear(Number(match[1]), Number(match[2]) - 1, Number(match[3]))
  return wallClock(momentOf(new Date(asIfUtc), timeZone), timeZone)
}

/** True if the offset is greater than in the other half of the year. */
export function isSummerTime({ local, offset, timeZone }: WallClock): boolean {
  const offsets = [0, 6].map((month) => offsetAt(new Date(Date.UTC(local.getUTCFullYear(), month)), timeZone))
  return offset > Math.min(...offsets)
}

/** `EST`; where people use none, the offset: `+09`. */
export function zoneAbbreviation({ instant, timeZone }: WallClock): string {
  const parts = timeFormat('en-US', { timeZone, timeZoneName: 'short' }).formatToParts(instant)
  return (parts.find(({ type }) => type === 'timeZoneName')?.value ?? '')
    .replace(/^GMT([-+])([0-9])$/, '$10$2')
    .replace(/^GMT(?=[-+])/, '')
}
