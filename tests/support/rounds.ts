import { PATIENCE_MS } from './patience.ts'

/** Seed of every run that is asked for no other. */
const SEED = 0

/** Rounds that `npm run soak` asks this run for. */
interface AskedRounds {
  readonly seed: number
  readonly first: number
  readonly count: number
}

/** One repetition of a check. */
export interface Round {
  /** Counted from 0. */
  readonly number: number
  /** Draws from 0 up to 1. The same round of the same seed draws the same, so that a failure can be repeated. */
  readonly random: () => number
}

/**
 * Runs a check in each round: in the first few, or in those that `npm run soak` asks for. A failure names its round.
 *
 * @param few Rounds in `npm test`.
 */
export async function inEachRound(few: number, check: (round: Round) => unknown): Promise<void> {
  const { seed, first, count } = askedRounds() ?? { seed: SEED, first: 0, count: few }
  for (let number = first; number < first + count; number += 1) {
    try {
      await check({ number, random: generator(seed + number) })
    } catch (cause) {
      const problem = cause instanceof Error ? cause.message : String(cause)
      throw new Error(`In round ${number} of seed ${seed}: ${problem}`, { cause })
    }
  }
}

/** Options of a test that runs rounds: it may take its time. */
export function patience(): { readonly timeout: number } {
  return { timeout: sized(PATIENCE_MS.longTest, PATIENCE_MS.soak) }
}

/** Chooses between the size of something in `npm test` and in `npm run soak`. */
export function sized<Size>(usual: Size, inSoak: Size): Size {
  return askedRounds() ? inSoak : usual
}

/** Set by `scripts/soak.mjs`. */
function askedRounds(): AskedRounds | undefined {
  const asked = process.env.VITRINE_SOAK
  return asked ? (JSON.parse(asked) as AskedRounds) : undefined
}

/** Mulberry32. */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
