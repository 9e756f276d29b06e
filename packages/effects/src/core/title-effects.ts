import type { Lettering } from './lettering.ts'

/** Effects by which the words of a title change. */
export const TITLE_EFFECTS = [
  'clip',
  'type',
  'letters',
  'rotate',
  'slide',
  'push',
  'scale',
  'zoom',
  'bar',
  'fade',
  'flip',
  'bounce',
  'roll',
  'light-speed',
] as const

export type TitleEffect = (typeof TITLE_EFFECTS)[number]

/** Directions of words, for effects that have one. */
export const TITLE_DIRECTIONS = ['up', 'down', 'start', 'end'] as const

export type TitleDirection = (typeof TITLE_DIRECTIONS)[number]

const VECTORS: Readonly<Record<TitleDirection, readonly [number, number]>> = {
  up: [0, -1],
  down: [0, 1],
  start: [-1, 0],
  end: [1, 0],
}

/** Length of a light-speed skew, in degrees. */
const SKEW = 30

/** Lettering of an effect: some effects work in one way only. */
export function letteringOf(effect: TitleEffect, wanted: Lettering): Lettering {
  if (effect === 'clip') return 'lines'
  return effect === 'type' || effect === 'letters' ? 'characters' : wanted
}

/** Keyframes of a unit, from away to its place in the layout, and on from there. */
export interface TitleFrames {
  readonly comes: Keyframe[]
  readonly goes: Keyframe[]
}

/** Where a unit stands. */
export interface UnitPlace {
  /** True where lines start at the right. */
  readonly rightToLeft: boolean
  /** Width in CSS pixels: browsers move in pixels what they would have to measure for a percentage in each frame. */
  readonly width: number
}

/** Keyframes by which a unit comes from behind and leaves ahead, in the same direction. */
export function titleFrames(effect: TitleEffect, direction: TitleDirection, place: UnitPlace): TitleFrames {
  const [toEnd, down] = VECTORS[direction]
  const x = place.rightToLeft ? -toEnd : toEnd
  const behind = awayOf(effect, { ...place, x: -x, y: -down, sign: -1 })
  const ahead = awayOf(effect, { ...place, x, y: down, sign: 1 })
  return { comes: [behind, restOf(behind)], goes: [restOf(ahead), ahead] }
}

/**
 * Keyframes of what lies inside a unit that is uncovered: it stays in its place while the unit, which shows nothing outside
 * of itself, moves over it. Browsers draw both without layout or painting, which a moving clip path takes in each frame.
 * Undefined for other effects.
 */
export function coveredFrames(effect: TitleEffect, { rightToLeft, width }: UnitPlace): TitleFrames | undefined {
  if (effect !== 'clip') return undefined
  const away = across(rightToLeft ? -width : width)
  return { comes: [away, restOf(away)], goes: [restOf(away), away] }
}

function across(px: number): Keyframe {
  return { transform: `translateX(${px}px)` }
}

/** Easing of a unit. */
export function titleEasing(effect: TitleEffect): string {
  switch (effect) {
    case 'bounce':
      return 'cubic-bezier(0.34, 1.56, 0.64, 1)'
    case 'clip':
      return 'cubic-bezier(0.45, 0, 0.55, 1)'
    default:
      return 'cubic-bezier(0.25, 1, 0.5, 1)'
  }
}

interface EffectVector extends UnitPlace {
  readonly x: number
  readonly y: number
  /** -1 behind, 1 ahead. */
  readonly sign: number
}

/** A unit that is not there. */
function awayOf(effect: TitleEffect, { x, y, sign, rightToLeft, width }: EffectVector): Keyframe {
  switch (effect) {
    case 'clip':
      return across(rightToLeft ? width : -width)
    case 'letters':
      return { opacity: 0, transform: `perspective(8em) rotateX(${sign * -90}deg)` }
    case 'rotate':
      return { opacity: 0, transform: `perspective(12em) rotateX(${sign * 90}deg) translateY(${sign * -0.4}em)` }
    case 'flip':
      return { opacity: 0, transform: `perspective(10em) rotateY(${sign * 90}deg)` }
    case 'push':
    case 'slide':
    case 'bounce':
      return { opacity: 0, transform: `translate(${x || 0}em, ${y || 0}em)` }
    case 'scale':
      return { opacity: 0, transform: 'scale(0)' }
    case 'zoom':
      return { opacity: 0, transform: sign < 0 ? 'scale(0.3)' : 'scale(1.7)' }
    case 'bar':
      return { opacity: 0, transform: `translateY(${sign * -0.25}em)` }
    case 'roll':
      return { opacity: 0, transform: `translateX(${sign * 0.8}em) rotate(${sign * 90}deg)` }
    case 'light-speed':
      return { opacity: 0, transform: `translateX(${sign * 1.5}em) skewX(${sign * -SKEW}deg)` }
    case 'fade':
    case 'type':
      return { opacity: 0 }
  }
}

/** Keyframe of a unit in its place, with the properties that its absence changes. */
function restOf(away: Keyframe): Keyframe {
  return {
    ...(away.opacity !== undefined && { opacity: 1 }),
    ...(away.transform !== undefined && { transform: 'none' }),
  }
}
