/**
 * How much of a time is said: its `day`, the `moment` on it, or the moment of an `event` to come, with the name of the zone
 * whose clocks are meant.
 */
export type TimeDetail = 'day' | 'moment' | 'event'

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const
const MOMENT = { ...DAY, hour: '2-digit', minute: '2-digit' } as const

const PARTS: Readonly<Record<TimeDetail, Intl.DateTimeFormatOptions>> = {
  day: DAY,
  moment: MOMENT,
  event: { ...MOMENT, timeZoneName: 'short' },
}

/** Reader of a time. */
export interface TimeReader {
  /** Language tag, such as `de`. */
  readonly language: string
  /** IANA name of the zone of the site. */
  readonly timeZone: string
}

/**
 * Formats a time as the clocks of the site show it.
 *
 * @param at In ISO 8601.
 */
export function siteTime(at: string, detail: TimeDetail, { language, timeZone }: TimeReader): string {
  return new Intl.DateTimeFormat(language, { ...PARTS[detail], timeZone }).format(new Date(at))
}

/**
 * Formats a time of the past in a few letters: of today the hour, of this year the day, of others the day with its year.
 *
 * @param at In ISO 8601.
 */
export function shortSiteTime(at: string, now: Date, { language, timeZone }: TimeReader): string {
  const isSame = (parts: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat('en', { ...parts, timeZone })
    return format.format(new Date(at)) === format.format(now)
  }
  if (isSame(DAY)) {
    return new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', timeZone }).format(new Date(at))
  }
  const { year, ...day } = DAY
  const parts = isSame({ year }) ? day : DAY
  return new Intl.DateTimeFormat(language, { ...parts, timeZone }).format(new Date(at))
}

/** A time zone that an editor can choose. */
export interface OfferedZone {
  readonly label: string
  /** IANA name. */
  readonly value: string
}

/** Adds the zone of the site to those that are offered, first, unless it is among them. */
export function zonesToChoose<Zone extends OfferedZone>(
  offered: readonly Zone[],
  timeZone: string,
): readonly (Zone | OfferedZone)[] {
  return offered.some(({ value }) => value === timeZone)
    ? offered
    : [{ label: timeZone.replaceAll('_', ' '), value: timeZone }, ...offered]
}
