import type { CuePoint } from './player.ts'

/** Milliseconds between two checks of a playing video for cue points. */
export const CUE_CHECK_MS = 100

/** A larger step than this is no playing but a jump: seconds. */
const MAX_STEP_SECONDS = 1

/**
 * Cue points that were passed between two checks of a playing video.
 *
 * @param from Seconds, included only at the very start of the video.
 * @param to Seconds, included.
 * @param rate Pace of the video: at 2 a step is twice as long.
 * @returns In the order of their times. None when the video jumped, forwards or back.
 */
export function passedCuePoints(
  points: readonly CuePoint[],
  { from, to, rate }: { readonly from: number; readonly to: number; readonly rate: number },
): readonly CuePoint[] {
  if (to < from || to - from > MAX_STEP_SECONDS * Math.max(1, rate)) return []
  return points
    .filter(({ time }) => time <= to && (time > from || (time === 0 && from === 0 && to > 0)))
    .sort((one, other) => one.time - other.time)
}
