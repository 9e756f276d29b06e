import { given, record } from '@vitrine/content/core'
import { colorOf, paintOf, plainColor } from '../colors.ts'
import { clamped, isOn, lengthOf, numberOf, pixels, rounded, wordOf } from '../css-values.ts'
import { joinRooms, ROOM_NAMES, type Rooms, readRooms, valueAt } from '../rooms.ts'
import type { Raw, SliderTools } from './tools.ts'

const ANCHORS: Readonly<Record<string, string>> = {
  left: 'start',
  top: 'start',
  center: 'center',
  middle: 'center',
  right: 'end',
  bottom: 'end',
}

/** Place and size of a layer in each room. */
export function placeOf(raw: Raw, { rooms }: SliderTools): Raw | undefined {
  const [position, size, visibility] = [record(raw.position), record(raw.size), record(raw.visibility)]
  const anchor = (value: unknown) => readRooms(value, (word) => ANCHORS[wordOf(word)])
  const cover = wordOf(size.covermode)
  const hidden = Object.fromEntries(
    ROOM_NAMES.flatMap((room) => {
      const shown = visibility[{ desktop: 'd', notebook: 'n', tablet: 't', phone: 'm' }[room]]
      return shown === undefined ? [] : [[room, !isOn(shown)]]
    }),
  )
  const isHiddenAnywhere = Object.values(hidden).includes(true)
  return joinRooms(
    {
      x: { desktop: 'start', ...anchor(position.horizontal) },
      y: { desktop: 'start', ...anchor(position.vertical) },
      dx: readRooms(position.x, lengthOf),
      dy: readRooms(position.y, lengthOf),
      width: cover === 'fullwidth' || cover === 'cover' ? { desktop: '100%' } : readRooms(size.width, sizeOf),
      height: cover === 'fullheight' || cover === 'cover' ? { desktop: '100%' } : readRooms(size.height, sizeOf),
      ...(isHiddenAnywhere && { hidden }),
    },
    // A layer may be hidden in a room without sizes of its own.
    isHiddenAnywhere ? new Set(ROOM_NAMES) : rooms,
  )
}

function sizeOf(raw: unknown): string | undefined {
  if (wordOf(raw) === 'auto') return 'auto'
  const length = lengthOf(raw)
  return length === undefined || length.startsWith('-') ? undefined : length
}

/** Pixels of a text that does not say: size and height of a line. */
const STANDARD = { size: 20, line: 25, color: '#ffffff' } as const

const ALIGN: Readonly<Record<string, string>> = { left: 'start', center: 'center', right: 'end' }

/** Type of the words of a layer in each room. */
export function textStyleOf(idle: Raw, { rooms }: SliderTools): Raw | undefined {
  const size: Rooms<number> = {
    desktop: STANDARD.size,
    ...readRooms(idle.fontSize, (value) => clamped(pixels(value), 6, 400)),
  }
  const height = { desktop: STANDARD.line, ...readRooms(idle.lineHeight, pixels) }
  const line = Object.fromEntries(
    ROOM_NAMES.map((room) => [
      room,
      clamped(rounded((valueAt(height, room) ?? STANDARD.line) / (valueAt(size, room) ?? STANDARD.size)), 0.6, 4),
    ]),
  )
  return joinRooms(
    {
      size,
      line,
      spacing: readRooms(idle.letterSpacing, (value) => clamped(pixels(value), -50, 200)),
      weight: readRooms(idle.fontWeight, weightOf),
      align: readRooms(idle.textAlign, (value) => ALIGN[wordOf(value)]),
      color: { desktop: STANDARD.color, ...readRooms(idle.color, (value) => plainColor(paintOf(value))) },
    },
    rooms,
  )
}

function weightOf(raw: unknown): number | undefined {
  const word = wordOf(raw).toLowerCase()
  const named: Readonly<Record<string, number>> = { normal: 400, bold: 700 }
  return clamped(named[word] ?? numberOf(word), 100, 900)
}

/** The box of a layer in each room. Those with sides of their own are brought to one number. */
export function boxOf(idle: Raw, { rooms, report }: SliderTools, isPainted: boolean): Raw | undefined {
  const uneven = new Set<string>()
  const side = (name: string, min: number, max: number) =>
    readRooms(idle[name], (value) => {
      const sides = (Array.isArray(value) ? value : [value]).flatMap((part) => pixels(part) ?? [])
      const [first] = sides
      if (first === undefined) return undefined
      if (sides.some((other) => other !== first)) uneven.add(name)
      return clamped(Math.min(...sides.slice(0, 4)), min, max)
    })
  const paint = readRooms(idle.backgroundColor, paintOf)
  if (!isPainted && Object.values(paint).some((one) => 'gradient' in one))
    report.changed('slider-box-gradient', 'backgroundColor')
  const properties = {
    padding: withoutZero(side('padding', 0, 1000)),
    margin: withoutZero(side('margin', -1000, 1000)),
    radius: withoutZero(side('borderRadius', 0, 1000)),
    ...(!isPainted && { background: mapRooms(paint, plainColor) }),
    border: borderOf(idle),
    shadow: shadowOf(idle),
  }
  if (uneven.size > 0) report.changed('slider-box-sides', [...uneven].join(', '))
  return joinRooms(properties, rooms)
}

/** Nothing is what a box has anyway, unless a wider room says otherwise. */
function withoutZero(values: Rooms<number>): Rooms<number> {
  return Object.values(values).every((value) => value === 0) ? {} : values
}

function mapRooms<From, To>(values: Rooms<From>, map: (value: From) => To | undefined): Rooms<To> {
  return Object.fromEntries(
    ROOM_NAMES.flatMap((room) => {
      const value = values[room]
      const mapped = value === undefined ? undefined : map(value)
      return mapped === undefined ? [] : [[room, mapped]]
    }),
  )
}

const BORDER_STYLES = new Set(['solid', 'dashed', 'dotted', 'double'])

function borderOf(idle: Raw): Rooms<object> {
  const width = readRooms(idle.borderWidth, (value) => {
    const sides = (Array.isArray(value) ? value : [value]).flatMap((part) => pixels(part) ?? [])
    return sides.length > 0 ? clamped(Math.max(...sides.slice(0, 4)), 0, 1000) : undefined
  }).desktop
  const style = readRooms(idle.borderStyle, wordOf).desktop ?? 'solid'
  const color = colorOf(readRooms(idle.borderColor, wordOf).desktop)
  if (!width || !color || style === 'none') return {}
  return { desktop: { width, style: BORDER_STYLES.has(style) ? style : 'solid', color } }
}

function shadowOf(idle: Raw): Rooms<object> {
  const shadow = record(idle.boxShadow)
  const color = colorOf(shadow.color)
  if (!isOn(shadow.inuse) || !color) return {}
  const length = (value: unknown) => readRooms(value, (part) => clamped(pixels(part), -1000, 1000)).desktop
  const blur = length(shadow.blur)
  return {
    desktop: {
      ...given({ x: length(shadow.hoffset), y: length(shadow.voffset), spread: length(shadow.spread) }),
      ...(blur !== undefined && { blur: Math.max(0, blur) }),
      color,
    },
  }
}
