import { list, record } from '@vitrine/content/core'
import { numberOf } from './css-values.ts'

/** A gradient as backgrounds of slides store it. */
export interface StoredGradient {
  readonly kind: 'linear' | 'radial'
  readonly angle: number
  readonly stops: readonly { readonly color: string; readonly at: number }[]
}

export type Paint = { readonly color: string } | { readonly gradient: StoredGradient }

/** Most colours of a gradient. */
const MAX_STOPS = 8

/** Characters of a written gradient. */
const MAX_WRITTEN = 4000

const NAMES: Readonly<Record<string, string>> = {
  black: '#000000',
  white: '#ffffff',
  red: '#ff0000',
  green: '#008000',
  blue: '#0000ff',
  yellow: '#ffff00',
  orange: '#ffa500',
  gray: '#808080',
  grey: '#808080',
  silver: '#c0c0c0',
  navy: '#000080',
  maroon: '#800000',
  purple: '#800080',
  teal: '#008080',
}

/** Reads a colour of CSS as `#rrggbb` or `#rrggbbaa`. Undefined: it is none, or nothing is to be seen of it. */
export function colorOf(raw: unknown): string | undefined {
  if (typeof raw !== 'string') return undefined
  const written = raw.trim().toLowerCase()
  const [, short] = /^#([\da-f]{3,4})$/.exec(written) ?? []
  if (short) return visible(`#${[...short].map((digit) => digit + digit).join('')}`)
  if (/^#(?:[\da-f]{6}|[\da-f]{8})$/.test(written)) return visible(written)
  const [, parts] = /^rgba?\(([^()]{1,60})\)$/.exec(written) ?? []
  if (parts) return fromParts(parts.split(/[\s,/]+/).filter(Boolean))
  return Object.hasOwn(NAMES, written) ? NAMES[written] : undefined
}

function fromParts([red, green, blue, alpha = '1']: readonly string[]): string | undefined {
  const opacity = alpha.endsWith('%') ? Number(alpha.slice(0, -1)) / 100 : Number(alpha)
  return hex([red, green, blue].map(Number), opacity)
}

function hex(parts: readonly number[], opacity: number): string | undefined {
  if (parts.length !== 3 || ![...parts, opacity].every((part) => Number.isFinite(part))) return undefined
  const two = (part: number) =>
    Math.round(Math.min(255, Math.max(0, part)))
      .toString(16)
      .padStart(2, '0')
  const color = `#${parts.map(two).join('')}`
  return visible(opacity >= 1 ? color : `${color}${two(opacity * 255)}`)
}

/** A colour of which nothing is to be seen is none. */
function visible(color: string): string | undefined {
  if (color.length === 9 && color.endsWith('00')) return undefined
  return color.length === 9 && color.endsWith('ff') ? color.slice(0, 7) : color
}

/** Reads a colour, or a gradient: JSON of Slider Revolution, `{ type, angle, colors }`, or one of CSS. */
export function paintOf(raw: unknown): Paint | undefined {
  const color = colorOf(raw)
  if (color) return { color }
  const gradient = typeof raw === 'string' ? writtenGradient(raw.trim()) : gradientIn(raw)
  const [first, second] = gradient?.stops ?? []
  if (!gradient || !first) return undefined
  return second ? { gradient } : { color: first.color }
}

function writtenGradient(written: string): StoredGradient | undefined {
  if (written.length > MAX_WRITTEN) return undefined
  if (written.startsWith('{') || written.startsWith('&')) {
    try {
      return gradientIn(JSON.parse(written.replaceAll('&quot;', '"').replaceAll('&', '"')))
    } catch {
      // A broken gradient is no gradient.
      return undefined
    }
  }
  const [, kind, inner = ''] = /^(?:-webkit-)?(linear|radial)-gradient\((.*)\)$/s.exec(written) ?? []
  if (!kind) return undefined
  const [, degrees] = /^\s*(-?\d{1,3}(?:\.\d+)?)deg/.exec(inner) ?? []
  const found = [...inner.matchAll(/(rgba?\([^()]{1,60}\)|#[\da-f]{3,8})\s*(?:(\d{1,3}(?:\.\d{1,4})?)%)?/gi)]
  const stops = found.slice(0, MAX_STOPS).flatMap(([, color, at], index, all) => {
    const read = colorOf(color)
    const place = at === undefined ? Math.round((index * 100) / Math.max(1, all.length - 1)) : Number(at)
    return read ? [{ color: read, at: Math.min(100, place) }] : []
  })
  return { kind: kind === 'radial' ? 'radial' : 'linear', angle: degrees ? angleOf(Number(degrees)) : 180, stops }
}

function gradientIn(raw: unknown): StoredGradient | undefined {
  const { type, angle, colors } = record(raw)
  const stops = list(colors)
    .slice(0, MAX_STOPS)
    .flatMap(({ r, g, b, a, position }) => {
      const color = hex([Number(r), Number(g), Number(b)], numberOf(a) ?? 1)
      return color ? [{ color, at: Math.min(100, Math.max(0, numberOf(position) ?? 0)) }] : []
    })
  if (stops.length === 0) return undefined
  return { kind: type === 'radial' ? 'radial' : 'linear', angle: angleOf(numberOf(angle) ?? 180), stops }
}

function angleOf(degrees: number): number {
  return degrees % 360
}

/** The one colour that comes closest to a paint. */
export function plainColor(paint: Paint | undefined): string | undefined {
  return paint && ('color' in paint ? paint.color : paint.gradient.stops[0]?.color)
}
