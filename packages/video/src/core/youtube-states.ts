import type { PlayerEvents } from './player.ts'

/** States of YouTube's frame, by their numbers. */
export const UNSTARTED = -1
export const ENDED = 0
export const PLAYING = 1
export const PAUSED = 2
export const BUFFERING = 3
export const CUED = 5

/** Tells if a video plays, or would if it had been loaded. */
export function isUnderWay(state: number): boolean {
  return state === PLAYING || state === BUFFERING
}

/** Events of a player when YouTube's frame goes from one state to another, in this order. */
export function eventsBetween(
  before: number,
  next: number,
): readonly (keyof PlayerEvents & ('bufferend' | 'play' | 'playing' | 'bufferstart' | 'pause' | 'ended' | 'loaded'))[] {
  const bufferend = before === BUFFERING && next !== BUFFERING ? (['bufferend'] as const) : []
  if (isUnderWay(next)) {
    const play = isUnderWay(before) ? [] : (['play'] as const)
    return [...bufferend, ...play, next === PLAYING ? 'playing' : 'bufferstart']
  }
  if (next === PAUSED || next === ENDED) {
    const pause = isUnderWay(before) ? (['pause'] as const) : []
    return [...bufferend, ...pause, ...(next === ENDED ? (['ended'] as const) : [])]
  }
  return next === CUED ? [...bufferend, 'loaded'] : bufferend
}
