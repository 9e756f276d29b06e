import { allLayers } from '../all-layers.ts'
import type { LoopSegment } from '../model/layer/loop.ts'
import type { Layer } from '../model/layer-kinds.ts'
import type { Slider } from '../model/slider.ts'
import { layerMotion } from './layer-motion.ts'

/** What the browser is told of all layers of a slider; each says the rest in its own markup. */
export interface LayersProps {
  /** The part of each slide's time that repeats, in the order of the slides. */
  readonly segments: readonly (LoopSegment | null)[]
}

/** Undefined: nothing on any slide moves, plays or does something, so no script is needed for it. */
export function layersProps(slider: Slider): LayersProps | undefined {
  const isAlive =
    slider.slides.some(({ background }) => background.kind === 'video') ||
    allLayers(slider).some((layer) => isFilm(layer) || layerMotion(layer))
  if (!isAlive) return undefined
  return { segments: slider.slides.map(({ layerLoop }) => layerLoop ?? null) }
}

/** Whether something goes on moving until it is paused. */
export function movesOn(slider: Slider): boolean {
  const hasFilm = slider.slides.some(({ background }) => background.kind === 'video' && background.autoplay)
  return hasFilm || allLayers(slider).some((layer) => layer.loop !== undefined || playsItself(layer))
}

/** Whether it is a video or a sound. */
function isFilm(layer: Layer): layer is Extract<Layer, { readonly play: unknown }> {
  return 'play' in layer
}

function playsItself(layer: Layer): boolean {
  return isFilm(layer) && layer.play.autoplay !== 'no'
}
