import { type PlayerProperty, PROPERTIES, SETTABLE, type SettableProperty } from './player.ts'
import { playerError } from './player-errors.ts'

/** Paces that every player can keep. */
const RATES = { min: 0.5, max: 2 } as const

/**
 * Looks at a value before a player takes it.
 *
 * @param duration Seconds; how far `currentTime` may go.
 * @returns What is wrong with it; undefined when nothing is.
 */
export function wrongValue(name: SettableProperty, value: unknown, duration: number): Error | undefined {
  if (name === 'color') return playerError('UnsupportedError', 'This player has no colour to set.')
  if (name === 'autopause' || name === 'loop' || name === 'muted')
    return typeof value === 'boolean' ? undefined : new TypeError(`"${name}" is true or false.`)
  if (typeof value !== 'number' || Number.isNaN(value)) return new TypeError(`"${name}" is a number.`)
  const { min, max } =
    name === 'currentTime' ? { min: 0, max: duration } : name === 'volume' ? { min: 0, max: 1 } : RATES
  return value < min || value > max ? new RangeError(`"${name}" goes from ${min} to ${max}.`) : undefined
}

/** Tells if a player has this property. */
export const isProperty = (name: unknown): name is PlayerProperty => (PROPERTIES as readonly unknown[]).includes(name)

/** Tells if this property can be set. */
export const isSettable = (name: unknown): name is SettableProperty => (SETTABLE as readonly unknown[]).includes(name)
