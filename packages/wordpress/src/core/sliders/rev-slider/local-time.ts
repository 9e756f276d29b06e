import type { SliderContext } from '../slider-source.ts'

/** A moment as ISO 8601, of a local time: `2031-01-01 00:00`, `15-10-2031 00:00`. Undefined: it is none. */
export function instantOf(written: string, { instantOf: inZone }: SliderContext): string | undefined {
  const [, first, month, last, hour = '00', minute = '00', second = '00'] =
    /^(\d{2}|\d{4})-(\d{2})-(\d{4}|\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?$/.exec(written) ?? []
  if (!first || !month || !last || first.length === last.length) return undefined
  const [year, day] = first.length === 4 ? [first, last] : [last, first]
  const local = `${year}-${month}-${day} ${hour}:${minute}:${second}`
  const utc = Date.parse(`${local.replace(' ', 'T')}Z`)
  if (Number.isNaN(utc)) return undefined
  return new Date(inZone?.(local) ?? utc).toISOString()
}
