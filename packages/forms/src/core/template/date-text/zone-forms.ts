import { type Form, form, type Groups } from './form.ts'
import { withOffset } from './partial-date.ts'

/** Names of time zones that are understood. Any other word of that length is none. */
const UTC_NAMES = new Set(['utc', 'gmt', 'z'])

/** Spellings of an offset from UTC. */
export const ZONE_FORMS: readonly Form[] = [
  form('(?:gmt)?(?<sign>[+-])(?<hours>2[0-4]|[01]?\\d)(?:(?<colon>:)?(?<minutes>[0-5]?\\d))?', (groups, before) =>
    withOffset(before, offsetOf(groups)),
  ),
  form('\\(?(?<zone>[a-z]{1,6})\\)?', ({ zone = '' }, before) =>
    UTC_NAMES.has(zone.toLowerCase()) ? withOffset(before, 0) : undefined,
  ),
]

/** Three digits without a colon are one for the hour: `+130` is an hour and a half. */
function offsetOf({ sign, hours = '', colon, minutes = '' }: Groups): number {
  const digits = hours + minutes
  const isShort = !colon && digits.length === 3
  const total = isShort
    ? Number(digits.slice(0, 1)) * 60 + Number(digits.slice(1))
    : Number(hours) * 60 + Number(minutes)
  return sign === '-' ? -total : total
}
