/** Longest way from an anchor that is not surely a mistake. */
const MAX_LENGTH = { px: 8000, percent: 1000 } as const

/** Reads `12`, `"12px"`, `"1.5em"` as a number of pixels. Undefined: it is none. */
export function pixels(raw: unknown): number | undefined {
  if (typeof raw === 'number') return Number.isFinite(raw) ? raw : undefined
  if (typeof raw !== 'string') return undefined
  const [, digits, unit] = /^\s*(-?\d{0,6}(?:\.\d{1,8})?)\s*(px|em|rem)?\s*$/i.exec(raw) ?? []
  if (!digits || digits === '-' || digits === '.') return undefined
  const value = Number(digits)
  if (!Number.isFinite(value)) return undefined
  return unit && unit.toLowerCase() !== 'px' ? value * 16 : value
}

/** Reads a number; texts of numbers, with a unit or without, count as such. */
export function numberOf(raw: unknown): number | undefined {
  if (typeof raw === 'number') return Number.isFinite(raw) ? raw : undefined
  const [, digits] = typeof raw === 'string' ? (/^\s*(-?\d{1,9}(?:\.\d{1,8})?)\s*[a-z%]{0,4}\s*$/i.exec(raw) ?? []) : []
  return digits === undefined ? undefined : Number(digits)
}

/** A number of pixels or a share of the place, as layers store lengths: `120`, `50%`. */
export function lengthOf(raw: unknown): string | undefined {
  const [, share] = typeof raw === 'string' ? (/^\s*(-?\d{1,4}(?:\.\d{1,4})?)%\s*$/.exec(raw) ?? []) : []
  if (share !== undefined) {
    const value = Number(share)
    return Math.abs(value) <= MAX_LENGTH.percent ? `${rounded(value)}%` : undefined
  }
  const value = pixels(raw)
  return value !== undefined && Math.abs(value) <= MAX_LENGTH.px ? String(rounded(value)) : undefined
}

/** Two digits after the point are more than any screen shows. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100
}

/** A number brought between bounds. */
export function clamped(value: number | undefined, min: number, max: number): number | undefined {
  return value === undefined ? undefined : Math.min(max, Math.max(min, value))
}

/** Flags of every version: booleans, `on`, `true`, `1`. */
export function isOn(raw: unknown): boolean {
  return raw === true || raw === 1 || (typeof raw === 'string' && /^(?:on|true|1|yes)$/i.test(raw.trim()))
}

/** The same, where nothing may be said. */
export function flagOf(raw: unknown): boolean | undefined {
  if (isOn(raw)) return true
  return raw === false || raw === 0 || (typeof raw === 'string' && /^(?:off|false|0|no)$/i.test(raw.trim()))
    ? false
    : undefined
}

/** Text of a value, without blanks around it. */
export function wordOf(raw: unknown): string {
  return typeof raw === 'string' ? raw.trim() : typeof raw === 'number' ? String(raw) : ''
}
