/** CSS pixels of the design grid, or percent of what the place is measured in. */
export type Length = number | `${number}%`

/** Longest way from an anchor. A layer outside its grid is no mistake: what is outside the stage is not seen. */
const MAX = { px: 8000, percent: 1000 } as const

const WRITTEN = /^(-?\d+(?:\.\d+)?)(%|px)?$/

/** Reads a number, `12`, `12px` or `50%`. Undefined: it is none of them, or too long. */
export function parseLength(raw: unknown): Length | undefined {
  const [, digits, unit] = WRITTEN.exec(String(raw).trim()) ?? []
  const value = Number(digits)
  if (digits === undefined) return undefined
  if (unit === '%') return Math.abs(value) <= MAX.percent ? `${value}%` : undefined
  return Math.abs(value) <= MAX.px ? value : undefined
}
