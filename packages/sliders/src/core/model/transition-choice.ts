import { record, text, within } from '@vitrine/content/core'

/** Milliseconds of a change of slides. */
export const TRANSITION_MS = { default: 1000, min: 50, max: 10_000 } as const

/** Names that a slide may take turns with. */
const MAX_NAMES = 20

/** Transition of a slide. */
export interface TransitionChoice {
  /** Names of the transition table, in turn. One that the table does not know is `fade`. */
  readonly names: readonly [string, ...string[]]
  /** One of the names by chance instead of in turn. */
  readonly random: boolean
  /** Milliseconds, where it differs from the table's. */
  readonly duration?: number
}

/** Transition of a slide that chose none. */
const DEFAULT_TRANSITION = 'fade'

/** Reads the group `transition` of a stored slide: `{ names: string[], random, duration }`. */
export function parseTransition(raw: unknown): TransitionChoice {
  const { names, random, duration } = record(raw)
  const [first = DEFAULT_TRANSITION, ...others] = (Array.isArray(names) ? names : [names])
    .slice(0, MAX_NAMES)
    .flatMap((name) => text(name) ?? [])
  const ms = within(duration, TRANSITION_MS)
  return { names: [first, ...others], random: random === true, ...(ms !== undefined && { duration: ms }) }
}
