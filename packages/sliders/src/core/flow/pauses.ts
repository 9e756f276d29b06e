import { TOGGLE_GUARD_MS } from '../model/flow.ts'

/** Reasons for a slider not to play by itself. It plays only when there is none. */
export const PAUSE_REASONS = [
  'hover',
  'focus',
  'hidden',
  'offscreen',
  'video',
  'modal',
  'user',
  'api',
  'motion',
] as const

export type PauseReason = (typeof PAUSE_REASONS)[number]

/** In the order in which they came. */
export type Pauses = readonly PauseReason[]

/** The reasons after one of them came or went. The same array where nothing changes. */
export function withPause(pauses: Pauses, reason: PauseReason, holds: boolean): Pauses {
  if (pauses.includes(reason) === holds) return pauses
  return holds ? [...pauses, reason] : pauses.filter((other) => other !== reason)
}

/** Tells if a command to play or pause repeats the last one by accident. */
export function isSameToggle(lastAt: number, at: number): boolean {
  return at - lastAt < TOGGLE_GUARD_MS
}
