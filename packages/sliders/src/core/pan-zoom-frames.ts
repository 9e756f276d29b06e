import type { PanZoom, PanZoomState } from './model/background.ts'

/** The slow move over an image, as frames. */
export function panZoomFrames({ from, to }: PanZoom): Keyframe[] {
  return [frameOf(from), frameOf(to)]
}

function frameOf({ scale, x, y }: PanZoomState): Keyframe {
  // Moved after it has grown, so that percents are those of the image as it is seen.
  return { transform: `scale(${scale / 100}) translate(${x}%,${y}%)` }
}
