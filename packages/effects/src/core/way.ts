import type { Turn } from './rotation.ts'
import type { TitleFrames } from './title-effects.ts'

/** One animation: its keyframes, and the times of its beginning and end in milliseconds. */
export interface Way {
  readonly keyframes: Keyframe[]
  readonly timing: { readonly delay: number; readonly duration: number; readonly fill: FillMode }
}

/**
 * Makes one animation of how a unit comes, rests and goes. Two that change the same property would be drawn by the main
 * thread in each frame; one is drawn beside it.
 *
 * @param unit Index of the unit in its turn.
 */
export function wayOf({ comes, goes }: TitleFrames, turn: Turn, unit: number, easing: string): Way {
  const start = turn.comes[unit] ?? 0
  const leaves = turn.goes[unit]
  const [behind, arrived] = comes
  if (leaves === undefined) {
    return {
      keyframes: [{ ...behind, easing }, { ...arrived }],
      timing: { delay: start, duration: turn.unitMs, fill: 'backwards' },
    }
  }
  const duration = leaves + turn.unitMs - start
  const [leaving, ahead] = goes
  return {
    keyframes: [
      { ...behind, offset: 0, easing },
      { ...arrived, offset: turn.unitMs / duration },
      { ...leaving, offset: (leaves - start) / duration, easing },
      { ...ahead, offset: 1 },
    ],
    timing: { delay: start, duration, fill: 'both' },
  }
}
