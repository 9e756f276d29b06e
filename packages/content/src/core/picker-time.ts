import { clockAt, momentOf } from './zoned-time.ts'

/** Zones of a picker, which shows moments by the clock of its browser alone: IANA names. */
export interface PickerZones {
  /** Zone of the site, whose clocks are meant. */
  readonly timeZone: string
  /** Zone of the browser. */
  readonly ownZone: string
}

/** Moment at which the browser's clock shows what the site's clock shows at a moment. */
export function shownInPicker(moment: Date, { timeZone, ownZone }: PickerZones): Date {
  return momentOf(clockAt(moment, timeZone), ownZone)
}

/** Moment at which the site's clock shows what was picked by the browser's. */
export function pickedMoment(picked: Date, { timeZone, ownZone }: PickerZones): Date {
  return momentOf(clockAt(picked, ownZone), timeZone)
}
