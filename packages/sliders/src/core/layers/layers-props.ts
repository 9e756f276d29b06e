import { allLayers } from '../all-layers.ts'
import type { LoopSegment } from '../model/layer/loop.ts'
import type { Layer } from '../model/layer-kinds.ts'
import type { Slider } from '../model/slider.ts'
import { layerMotion } from './layer-motion.ts'

/** Props for all layers of a slider; the rest is in the markup of each. */
export interface LayersProps {
  /** The part of each slide's time that repeats, in the order of the slides. */
  readonly segments: readonly (LoopSegment | null)[]
}

/** Undefined: nothing on any slide moves, plays or does something, so no script is needed for it. */
export function layersProps(slider: Slider): LayersProps | undefined {
  const isAlive =
    slider.slides.some(({ background }) => background.kind === 'video') ||
    allLayers(slider).some((layer) => isMedia(layer) || layerMotion(layer))
  if (!isAlive) return undefined
  return { segments: slider.slides.map(({ layerLoop }) => layerLoop ?? null) }
}

/** Tells if something keeps moving until it is paused. */
export function movesOn(slider: Slider): boolean {
  const hasVideo = slider.slides.some(({ background }) => background.kind === 'video' && background.autoplay)
  return hasVideo || allLayers(slider).some((layer) => layer.loop !== undefined || playsItself(layer))
}

/** Tells if it is a video or audio layer. */
function isMedia(layer: Layer): layer is Extract<Layer, { readonly play: unknown }> {
  return 'play' in layer
}

function playsItself(layer: Layer): boolean {
  return isMedia(layer) && layer.play.autoplay !== 'no'
}
