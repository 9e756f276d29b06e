import { given, list, record } from '@vitrine/content/core'
import { colorOf } from '../colors.ts'
import { clamped, flagOf, isOn, numberOf, pixels, rounded, wordOf } from '../css-values.ts'
import { easingOf } from '../easings.ts'
import { readByLevel } from '../levels.ts'
import { SLIDER_LIMITS } from '../limits.ts'
import type { Raw } from './tools.ts'

/** Milliseconds of a frame, and of the moment at which it begins. */
const MS = { min: 1, max: 60_000, latest: 600_000 } as const

/** Sides of the stage, by the original's words. */
const EDGES: Readonly<Record<'x' | 'y', Readonly<Record<string, string>>>> = {
  x: { left: 'start', right: 'end' },
  y: { top: 'top', bottom: 'bottom' },
}

/** Amounts of a state, by what the original calls them. */
const AMOUNTS = [
  ['x', 'x'],
  ['y', 'y'],
  ['opacity', 'opacity'],
  ['scaleX', 'scaleX'],
  ['scaleY', 'scaleY'],
  ['rotationX', 'rotateX'],
  ['rotationY', 'rotateY'],
  ['rotationZ', 'rotateZ'],
  ['skewX', 'skewX'],
  ['skewY', 'skewY'],
] as const

/** Amounts of a layer that stands in its place. */
const STILL: Readonly<Record<string, string>> = {
  x: '0',
  y: '0',
  opacity: '1',
  scaleX: '1',
  scaleY: '1',
  rotateX: '0',
  rotateY: '0',
  rotateZ: '0',
  skewX: '0',
  skewY: '0',
}

/**
 * Reads when and how a layer comes, moves and goes.
 *
 * @param duration Milliseconds that its slide is shown.
 * @param opacity That of the layer while it is there.
 */
export function timelineOf(raw: unknown, duration: number, opacity?: unknown): Raw | undefined {
  const frames = framesOf(raw)
  const [before, comes, goes] = ['frame_0', 'frame_1', 'frame_999'].map((name) => record(frames[name])) as [
    Raw,
    Raw,
    Raw,
  ]
  const start = startOf(before, comes)
  const time = record(comes.timeline)
  const isWaiting = isOn(time.actionTriggered)
  const state = stateOf({ ...given({ opacity: opacity ?? undefined }), ...record(comes.transform) })
  const isThere = Object.keys(start).length === 0 && Object.keys(state).length === 0 && !isWaiting
  const named = namedFrames(frames)
  const out = outOf(goes, duration)
  if (isThere && named.length === 0 && !out) return undefined
  return {
    ...(!isThere && {
      in: {
        ...momentOf(time),
        ...(isWaiting && { trigger: 'action' }),
        ...((isMasked(before) || isMasked(comes)) && { mask: true }),
        ...(Object.keys(state).length > 0 && { state }),
        ...given({ split: splitOf(comes), reveal: revealOf(before) ?? revealOf(comes) }),
      },
      start,
    }),
    ...(named.length > 0 && { frames: named }),
    ...given({ out }),
  }
}

function framesOf(raw: unknown): Raw {
  const { frames } = record(raw)
  if (!Array.isArray(frames)) return record(frames)
  return Object.fromEntries(list(frames).map((frame, index) => [wordOf(frame.alias) || `frame_${index}`, frame]))
}

/** Layers come out of nothing, unless their first frame says that they are to be seen. */
function startOf(before: Raw, comes: Raw): Raw {
  const state = stateOf({ opacity: 0, ...record(before.transform) })
  const pieces = ['chars', 'words', 'lines'].find(
    (name) => isOn(record(comes[name]).use) || isOn(record(before[name]).use),
  )
  return pieces === undefined ? state : { ...state, ...stateOf({ opacity: 0, ...record(before[pieces]) }) }
}

/** Amounts in which a frame differs from the place of its layer. */
export function stateOf(raw: unknown): Raw {
  const stored = record(raw)
  const written = AMOUNTS.map(([theirs, ours]) => [ours, readByLevel(stored[theirs], wordOf).desktop ?? ''] as const)
  const amounts = written.flatMap(([name, text]) => {
    const amount = amountOf(text, name)
    return amount === undefined || amount === STILL[name] ? [] : [[name, amount] as const]
  })
  const isMirrored = written.some(([, text]) => /\(R\)/i.test(text))
  const blur = numberOf(record(raw).blur)
  return {
    ...Object.fromEntries(amounts),
    ...(blur !== undefined && blur > 0 && { blur: String(Math.min(100, blur)) }),
    ...(isMirrored && amounts.length > 0 && { mirrored: true }),
  }
}

/** A number, one by chance (`ran(-50|50)`, `{-50,50}`) or several in turn (`cyc(10|20)`, `[10|20]`), as states store them. */
function amountOf(written: string, name: string): string | undefined {
  const text = written.replace(/\(R\)/gi, '').trim()
  const edge = name === 'x' || name === 'y' ? EDGES[name][text.toLowerCase()] : undefined
  if (edge) return edge
  const [, kind = '', inner = ''] = /^(ran|random|cyc|\{|\[)\(?([^(){}[\]]{1,200})[)\]}]$/i.exec(text) ?? []
  const parts = (kind ? inner.split(/[|,]/) : [text]).slice(0, 20).map((part) => shareOrNumber(part.trim(), name))
  const known = parts.flatMap((part) => part ?? [])
  if (known.length === 0 || known.length < parts.length) return undefined
  if (known.length === 1) return known[0]
  const isByChance = kind.startsWith('{') || /^ran/i.test(kind)
  return isByChance ? `${known[0]}..${known[1]}` : known.join(' | ').slice(0, 60)
}

function shareOrNumber(written: string, name: string): string | undefined {
  const isShare = (name === 'x' || name === 'y') && written.endsWith('%')
  const value = isShare ? numberOf(written) : (pixels(written) ?? numberOf(written.replace(/deg$/i, '')))
  if (value === undefined || Math.abs(value) > 99_999) return undefined
  return isShare ? `${rounded(value)}%` : String(rounded(value))
}

function momentOf(time: Raw): Raw {
  return given({
    at: clamped(numberOf(time.start), 0, MS.latest),
    duration: clamped(numberOf(time.speed), MS.min, MS.max),
    easing: easingOf(time.ease),
  })
}

/** Frames between its coming and its going, in the order of time. */
function namedFrames(frames: Raw): readonly Raw[] {
  return Object.keys(frames)
    .flatMap((name) => {
      const [, number] = /^frame_(\d{1,3})$/.exec(name) ?? []
      return number && number !== '0' && number !== '1' && number !== '999' ? [[Number(number), name] as const] : []
    })
    .sort(([one], [other]) => one - other)
    .slice(0, SLIDER_LIMITS.frames)
    .map(([, name]) => {
      const frame = record(frames[name])
      const time = record(frame.timeline)
      return {
        name,
        ...momentOf(time),
        ...(isOn(time.actionTriggered) && { trigger: 'action' }),
        state: stateOf(frame.transform),
      }
    })
}

/** Undefined: the slide takes the layer along. */
function outOf(goes: Raw, duration: number): Raw | undefined {
  const time = record(goes.timeline)
  const state = stateOf(goes.transform)
  const moment = momentOf(time)
  const at = numberOf(time.start)
  const isEarly = flagOf(time.endWithSlide) !== true && at !== undefined && at < duration
  const isWaiting = isOn(time.actionTriggered)
  if (!isEarly && !isWaiting && Object.keys(state).length === 0) return undefined
  const { at: _, ...withSlide } = moment
  return {
    ...(isEarly ? moment : withSlide),
    ...(isWaiting && { trigger: 'action' }),
    state: Object.keys(state).length === 0 ? { opacity: '0' } : state,
  }
}

function isMasked(frame: Raw): boolean {
  return isOn(record(frame.mask).use)
}

const DIRECTIONS: Readonly<Record<string, string>> = {
  forward: 'forward',
  backward: 'backward',
  middletoedge: 'middleToEdge',
  edgetomiddle: 'edgeToMiddle',
  random: 'random',
  oddeven: 'oddEven',
}

/** The original counts the time between two pieces in hundredths of a second. */
const PIECE_MS = 10

function splitOf(comes: Raw): Raw | undefined {
  const by = (['chars', 'words', 'lines'] as const).find((name) => isOn(record(comes[name]).use))
  if (!by) return undefined
  const { delay, direction } = record(comes[by])
  return {
    by,
    stagger: clamped((numberOf(delay) ?? 5) * PIECE_MS, 0, 2000),
    ...given({ direction: DIRECTIONS[wordOf(direction).toLowerCase()] }),
  }
}

/** A block of one colour that passes over a layer. */
function revealOf(frame: Raw): Raw | undefined {
  const { effect, color } = record(frame.sfx)
  const [, way, side = ''] = /^block(to|from)(left|right|top|bottom)$/i.exec(wordOf(effect)) ?? []
  if (!way) return undefined
  const opposite: Readonly<Record<string, string>> = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' }
  const from = way.toLowerCase() === 'from' ? side.toLowerCase() : (opposite[side.toLowerCase()] ?? '')
  return { from: { left: 'start', right: 'end' }[from] ?? from, color: colorOf(color) ?? '#ffffff' }
}

/** Reads what swings while its layer is there. Undefined: it stands still. */
export function loopOf(raw: unknown): Raw | undefined {
  const loop = record(record(raw).loop)
  if (!isOn(loop.use)) return undefined
  const [from, to] = [record(loop.frame_0), record(loop.frame_999)]
  const way = (name: string, max: number) => {
    const value = (numberOf(to[name]) ?? 0) - (numberOf(from[name]) ?? 0)
    return value === 0 ? undefined : clamped(rounded(value), -max, max)
  }
  const size = numberOf(to.scaleX) ?? 1
  const opacity = numberOf(to.opacity) ?? 1
  const swing = given({
    x: way('x', 2000),
    y: way('y', 2000),
    rotate: way('rotationZ', 3600),
    scale: size === 1 ? undefined : clamped(size, 0, 10),
    opacity: opacity === 1 ? undefined : clamped(opacity, 0, 1),
  })
  if (Object.keys(swing).length === 0) return undefined
  const yoyo = [loop.yoyo_move, loop.yoyo_rotate, loop.yoyo_scale, loop.yoyo_filter].some(isOn)
  const repeat = numberOf(loop.repeat)
  return {
    ...swing,
    yoyo,
    ...given({
      duration: clamped(numberOf(loop.speed), 100, 120_000),
      easing: easingOf(loop.ease),
      repeat: repeat !== undefined && repeat >= 1 ? Math.min(10_000, Math.round(repeat)) : undefined,
    }),
  }
}

/** Reads how a layer differs under a pointer. Undefined: it does not. */
export function hoverOf(raw: unknown): Raw | undefined {
  const hover = record(raw)
  if (!isOn(hover.usehover) && hover.usehover !== 'desktop') return undefined
  const transform = record(hover.transform)
  const number = (value: unknown, still: number, min: number, max: number) => {
    const read = readByLevel(value, numberOf).desktop
    return read === undefined || read === still ? undefined : clamped(read, min, max)
  }
  const to = given({
    x: number(transform.x, 0, -500, 500),
    y: number(transform.y, 0, -500, 500),
    scale: number(transform.scaleX, 1, 0, 10),
    rotate: number(transform.rotationZ, 0, -360, 360),
    opacity: number(hover.opacity ?? transform.opacity, 1, 0, 1),
    color: colorOf(readByLevel(hover.color, wordOf).desktop),
    background: colorOf(readByLevel(hover.backgroundColor, wordOf).desktop),
  })
  if (Object.keys(to).length === 0) return undefined
  return { to, ...given({ duration: clamped(numberOf(hover.speed), 0, 10_000), easing: easingOf(hover.ease) }) }
}
