import type { LoopSegment } from '../model/layer/loop.ts'
import { type Layer, walkLayers } from '../model/layer.ts'
import type { Slide } from '../model/slide.ts'
import { layerMotion } from './layer-motion.ts'

/** What the browser is told of all layers of a slider; each says the rest in its own markup. */
export interface LayersProps {
  /** The part of each slide's time that repeats, in the order of the slides. */
  readonly segments: readonly (LoopSegment | null)[]
}

/** Undefined: nothing on any slide moves, plays or does something, so no script is needed for it. */
export function layersProps(slides: readonly Slide[]): LayersProps | undefined {
  if (!slides.some(isAlive)) return undefined
  return { segments: slides.map(({ layerLoop }) => layerLoop ?? null) }
}

/** Whether something goes on moving until it is paused. */
export function movesOn({ background, layers }: Slide): boolean {
  const film = background.kind === 'video' && background.autoplay
  return film || [...walkLayers(layers)].some((layer) => layer.loop !== undefined || playsItself(layer))
}

function isAlive({ background, layers }: Slide): boolean {
  return background.kind === 'video' || [...walkLayers(layers)].some((layer) => isFilm(layer) || layerMotion(layer))
}

function isFilm(layer: Layer): boolean {
  return layer.type === 'video' || layer.type === 'audio'
}

function playsItself(layer: Layer): boolean {
  return (layer.type === 'video' || layer.type === 'audio') && layer.play.autoplay !== 'no'
}
