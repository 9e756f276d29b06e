import type { PanZoom, PanZoomState } from './model/background.ts'

/** The slow move over a picture, as frames. */
export function panZoomFrames({ from, to }: PanZoom): Keyframe[] {
  return [frameOf(from), frameOf(to)]
}

function frameOf({ scale, x, y }: PanZoomState): Keyframe {
  // Moved after it has grown, so that percents are those of the picture as it is seen.
  return { transform: `scale(${scale / 100}) translate(${x}%,${y}%)` }
}
