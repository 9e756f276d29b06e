import { given, record } from '@vitrine/content/core'
import { colorOf, paintOf, plainColor } from '../colors.ts'
import { clamped, isOn, lengthOf, numberOf, pixels, rounded, wordOf } from '../css-values.ts'
import { type ByLevel, joinLevels, LEVELS, readByLevel, valueAt } from '../levels.ts'
import type { Raw, SliderTools } from './tools.ts'

const ANCHORS: Readonly<Record<string, string>> = {
  left: 'start',
  top: 'start',
  center: 'center',
  middle: 'center',
  right: 'end',
  bottom: 'end',
}

/** Place and size of a layer in each level. */
export function placeOf(raw: Raw, { levels }: SliderTools): Raw | undefined {
  const [position, size, visibility] = [record(raw.position), record(raw.size), record(raw.visibility)]
  const anchor = (value: unknown) => readByLevel(value, (word) => ANCHORS[wordOf(word)])
  const cover = wordOf(size.covermode)
  const hidden = Object.fromEntries(
    LEVELS.flatMap((level) => {
      const shown = visibility[{ desktop: 'd', notebook: 'n', tablet: 't', phone: 'm' }[level]]
      return shown === undefined ? [] : [[level, !isOn(shown)]]
    }),
  )
  const isHiddenAnywhere = Object.values(hidden).includes(true)
  return joinLevels(
    {
      x: { desktop: 'start', ...anchor(position.horizontal) },
      y: { desktop: 'start', ...anchor(position.vertical) },
      dx: readByLevel(position.x, lengthOf),
      dy: readByLevel(position.y, lengthOf),
      width: cover === 'fullwidth' || cover === 'cover' ? { desktop: '100%' } : readByLevel(size.width, sizeOf),
      height: cover === 'fullheight' || cover === 'cover' ? { desktop: '100%' } : readByLevel(size.height, sizeOf),
      ...(isHiddenAnywhere && { hidden }),
    },
    // A layer may be hidden in a level without sizes of its own.
    isHiddenAnywhere ? new Set(LEVELS) : levels,
  )
}

function sizeOf(raw: unknown): string | undefined {
  if (wordOf(raw) === 'auto') return 'auto'
  const length = lengthOf(raw)
  return length === undefined || length.startsWith('-') ? undefined : length
}

/** Pixels of a text that does not say: size and height of a line. */
const DEFAULTS = { size: 20, line: 25, color: '#ffffff' } as const

const ALIGN: Readonly<Record<string, string>> = { left: 'start', center: 'center', right: 'end' }

/** Type of the words of a layer in each level. */
export function textStyleOf(idle: Raw, { levels }: SliderTools): Raw | undefined {
  const size: ByLevel<number> = {
    desktop: DEFAULTS.size,
    ...readByLevel(idle.fontSize, (value) => clamped(pixels(value), 6, 400)),
  }
  const height = { desktop: DEFAULTS.line, ...readByLevel(idle.lineHeight, pixels) }
  const line = Object.fromEntries(
    LEVELS.map((level) => [
      level,
      clamped(rounded((valueAt(height, level) ?? DEFAULTS.line) / (valueAt(size, level) ?? DEFAULTS.size)), 0.6, 4),
    ]),
  )
  return joinLevels(
    {
      size,
      line,
      spacing: readByLevel(idle.letterSpacing, (value) => clamped(pixels(value), -50, 200)),
      weight: readByLevel(idle.fontWeight, weightOf),
      align: readByLevel(idle.textAlign, (value) => ALIGN[wordOf(value)]),
      color: { desktop: DEFAULTS.color, ...readByLevel(idle.color, (value) => plainColor(paintOf(value))) },
    },
    levels,
  )
}

function weightOf(raw: unknown): number | undefined {
  const word = wordOf(raw).toLowerCase()
  const named: Readonly<Record<string, number>> = { normal: 400, bold: 700 }
  return clamped(named[word] ?? numberOf(word), 100, 900)
}

/** The box of a layer in each level. Those with sides of their own are brought to one number. */
export function boxOf(idle: Raw, { levels, report }: SliderTools, isPainted: boolean): Raw | undefined {
  const uneven = new Set<string>()
  const side = (name: string, min: number, max: number) =>
    readByLevel(idle[name], (value) => {
      const sides = (Array.isArray(value) ? value : [value]).flatMap((part) => pixels(part) ?? [])
      const [first] = sides
      if (first === undefined) return undefined
      if (sides.some((other) => other !== first)) uneven.add(name)
      return clamped(Math.min(...sides.slice(0, 4)), min, max)
    })
  const paint = readByLevel(idle.backgroundColor, paintOf)
  if (!isPainted && Object.values(paint).some((one) => 'gradient' in one))
    report.changed('slider-box-gradient', 'backgroundColor')
  const properties = {
    padding: withoutZero(side('padding', 0, 1000)),
    margin: withoutZero(side('margin', -1000, 1000)),
    radius: withoutZero(side('borderRadius', 0, 1000)),
    ...(!isPainted && { background: mapLevels(paint, plainColor) }),
    border: borderOf(idle),
    shadow: shadowOf(idle),
  }
  if (uneven.size > 0) report.changed('slider-box-sides', [...uneven].join(', '))
  return joinLevels(properties, levels)
}

/** Nothing is what a box has anyway, unless a wider level says otherwise. */
function withoutZero(values: ByLevel<number>): ByLevel<number> {
  return Object.values(values).every((value) => value === 0) ? {} : values
}

function mapLevels<From, To>(values: ByLevel<From>, map: (value: From) => To | undefined): ByLevel<To> {
  return Object.fromEntries(
    LEVELS.flatMap((level) => {
      const value = values[level]
      const mapped = value === undefined ? undefined : map(value)
      return mapped === undefined ? [] : [[level, mapped]]
    }),
  )
}

const BORDER_STYLES = new Set(['solid', 'dashed', 'dotted', 'double'])

function borderOf(idle: Raw): ByLevel<object> {
  const width = readByLevel(idle.borderWidth, (value) => {
    const sides = (Array.isArray(value) ? value : [value]).flatMap((part) => pixels(part) ?? [])
    return sides.length > 0 ? clamped(Math.max(...sides.slice(0, 4)), 0, 1000) : undefined
  }).desktop
  const style = readByLevel(idle.borderStyle, wordOf).desktop ?? 'solid'
  const color = colorOf(readByLevel(idle.borderColor, wordOf).desktop)
  if (!width || !color || style === 'none') return {}
  return { desktop: { width, style: BORDER_STYLES.has(style) ? style : 'solid', color } }
}

function shadowOf(idle: Raw): ByLevel<object> {
  const shadow = record(idle.boxShadow)
  const color = colorOf(shadow.color)
  if (!isOn(shadow.inuse) || !color) return {}
  const length = (value: unknown) => readByLevel(value, (part) => clamped(pixels(part), -1000, 1000)).desktop
  const blur = length(shadow.blur)
  return {
    desktop: {
      ...given({ x: length(shadow.hoffset), y: length(shadow.voffset), spread: length(shadow.spread) }),
      ...(blur !== undefined && { blur: Math.max(0, blur) }),
      color,
    },
  }
}
