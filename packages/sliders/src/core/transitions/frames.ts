import type { Piece } from './pieces.ts'
import { outlines } from './shapes.ts'
import type { Filters, Motion, Reveal, Value } from './transition.ts'

/** Values of one piece of one change, from which frames are computed. */
export interface Setting {
  readonly piece: Piece
  /** Place of the piece among all, from 0. */
  readonly index: number
  /** 1 or -1: direction of travel along the line, mirrored where the page is read from right to left, and down the page. */
  readonly along: number
  readonly down: number
  /** Of the stage, in CSS pixels. */
  readonly width: number
  readonly height: number
  readonly random: () => number
}

/** The eye's distance from a stage, in its widths. */
const EYE = 1.6

const STILL = { blur: 0, grayscale: 0, sepia: 0, brightness: 1, contrast: 1 } as const satisfies Required<Filters>

/** A piece on its way from a state to rest. Nothing but what a compositor animates: transform, opacity, clip-path, filter. */
export function framesFrom(motion: Motion, middle: Filters | undefined, setting: Setting): Keyframe[] {
  const [away, rest] = transforms(motion, setting)
  const clips = clipsOf(motion, setting)
  const steps = clips.length > 2 ? clips : [clips[0], clips[1]]
  const last = steps.length - 1
  const frames: Keyframe[] = steps.map((clip, step) => ({
    offset: step / last,
    ...(clip && { clipPath: clip }),
    ...(step === 0 && {
      ...(away && { transform: away }),
      ...(motion.opacity !== undefined && { opacity: motion.opacity }),
      ...(middle && { filter: filterOf(middle, STILL) }),
    }),
    ...(step === last && {
      ...(rest && { transform: rest }),
      ...(motion.opacity !== undefined && { opacity: 1 }),
      ...(middle && { filter: filterOf(middle, STILL) }),
    }),
  }))
  if (middle) frames.splice(-1, 0, { offset: 0.5, filter: filterOf(middle, middle) })
  return frames
}

function filterOf(named: Filters, values: Filters): string {
  return Object.keys(named)
    .map((name) => {
      const value = values[name as keyof Filters] ?? STILL[name as keyof Filters]
      return `${name}(${value}${name === 'blur' ? 'px' : ''})`
    })
    .join(' ')
}

/** Both lists have the same functions, so that the browser goes from one to the other step by step. */
function transforms(motion: Motion, setting: Setting): readonly [string | undefined, string | undefined] {
  const { piece, along, down, width, height, index, random } = setting
  const read = (value: Value | undefined, sign: number, fallback = 0) =>
    value === undefined ? fallback : resolve(value, sign, index, random)
  const share = { x: (100 - piece.left - piece.right) / 100, y: (100 - piece.top - piece.bottom) / 100 }
  const [atX, atY] = motion.at ?? [50, 50]
  const origin = [piece.left + atX * share.x - 50, piece.top + atY * share.y - 50] as const

  const list: (readonly [string, string])[] = []
  const turns = motion.turnX !== undefined || motion.turnY !== undefined
  const eye = `perspective(${round(EYE * Math.max(width, height))}px)`
  if (turns) list.push([eye, eye])
  if (motion.x !== undefined || motion.y !== undefined) {
    const x = read(motion.x, along) * share.x
    const y = read(motion.y, down) * share.y
    list.push([`translate(${round(x)}%,${round(y)}%)`, 'translate(0%,0%)'])
  }
  const own: (readonly [string, string])[] = []
  if (turns) {
    const half = (motion.turnY === undefined ? height * share.y : width * share.x) / 2
    const depth = round((motion.depth ?? 0) * half)
    own.push([`translateZ(${-depth}px)`, `translateZ(${-depth}px)`])
    if (motion.turnX !== undefined) own.push([`rotateX(${round(read(motion.turnX, down))}deg)`, 'rotateX(0deg)'])
    if (motion.turnY !== undefined) own.push([`rotateY(${round(read(motion.turnY, along))}deg)`, 'rotateY(0deg)'])
    own.push([`translateZ(${depth}px)`, `translateZ(${depth}px)`])
  }
  if (motion.rotate !== undefined) own.push([`rotate(${round(read(motion.rotate, along))}deg)`, 'rotate(0deg)'])
  if (motion.skewX !== undefined || motion.skewY !== undefined) {
    own.push([`skew(${round(read(motion.skewX, along))}deg,${round(read(motion.skewY, down))}deg)`, 'skew(0deg,0deg)'])
  }
  if (motion.scale !== undefined || motion.scaleX !== undefined || motion.scaleY !== undefined) {
    const both = read(motion.scale, 1, 1)
    const scale = [round(both * read(motion.scaleX, 1, 1)), round(both * read(motion.scaleY, 1, 1))]
    own.push([`scale(${scale})`, 'scale(1,1)'])
  }
  const isOff = own.length > 0 && (origin[0] !== 0 || origin[1] !== 0)
  const there = `translate(${round(origin[0])}%,${round(origin[1])}%)`
  const back = `translate(${round(-origin[0])}%,${round(-origin[1])}%)`
  const all = [...list, ...(isOff ? [[there, there] as const, ...own, [back, back] as const] : own)]
  if (all.length === 0) return [undefined, undefined]
  return [all.map(([away]) => away).join(' '), all.map(([, rest]) => rest).join(' ')]
}

function clipsOf(motion: Motion, { piece, along }: Setting): readonly (string | undefined)[] {
  if (motion.shape) return outlines(motion.shape, along)
  if (motion.reveal) return [inset(closed(piece, motion.reveal, along)), inset(piece)]
  return []
}

/** The box of a piece, for `clip-path`. */
export function inset({ top, right, bottom, left }: Omit<Piece, 'rank'>): string {
  return `inset(${[top, right, bottom, left].map((value) => `${round(value)}%`).join(' ')})`
}

/** A piece of which nothing is seen yet: its edge runs from here. */
function closed(piece: Piece, reveal: Reveal, along: number): Piece {
  const to = reveal === 'forward' ? (along > 0 ? 'left' : 'right') : reveal
  if (to === 'left') return { ...piece, left: 100 - piece.right }
  if (to === 'right') return { ...piece, right: 100 - piece.left }
  if (to === 'up') return { ...piece, top: 100 - piece.bottom }
  return { ...piece, bottom: 100 - piece.top }
}

function resolve(value: Value, sign: number, index: number, random: () => number): number {
  if (typeof value === 'number') return value
  if ('way' in value) return value.way * sign
  if ('from' in value) return value.from + (value.to - value.from) * random()
  return value[index % value.length] ?? 0
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
