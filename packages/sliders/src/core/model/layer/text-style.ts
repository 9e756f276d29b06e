import { given, within } from '@vitrine/content/core'
import { type PerLevel, parsePerLevel } from '../levels.ts'
import { type Color, parseColor } from '../paint.ts'

/** Typefaces of the theme. */
export const TYPEFACES = ['display', 'text'] as const

/** Style of the words of a layer; absent properties are the theme's. */
export interface TextStyle {
  /** That of headings, or that of running text. */
  readonly typeface?: (typeof TYPEFACES)[number]
  /** CSS pixels of the design grid. */
  readonly size?: number
  /** Share of the size. */
  readonly line?: number
  /** CSS pixels of the design grid between letters. */
  readonly spacing?: number
  readonly weight?: number
  readonly align?: 'start' | 'center' | 'end'
  readonly color?: Color
}

export const TEXT_LIMITS = {
  size: { min: 6, max: 400 },
  line: { min: 0.6, max: 4 },
  spacing: { min: -50, max: 200 },
  weight: { min: 100, max: 900 },
} as const

/** Reads the group `text` of a stored layer. */
export function parseTextStyle(raw: unknown): PerLevel<TextStyle> {
  return parsePerLevel<TextStyle>(raw, {}, ({ typeface, size, line, spacing, weight, align, color }) =>
    given({
      typeface: TYPEFACES.find((name) => name === typeface),
      size: within(size, TEXT_LIMITS.size),
      line: within(line, TEXT_LIMITS.line),
      spacing: within(spacing, TEXT_LIMITS.spacing),
      weight: within(typeof weight === 'string' ? Number(weight) : weight, TEXT_LIMITS.weight),
      align: (['start', 'center', 'end'] as const).find((name) => name === align),
      color: parseColor(color),
    }),
  )
}
