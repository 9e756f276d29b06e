import type { LayerMotion } from '../../core/layers/layer-motion.ts'
import type { LoopSegment } from '../../core/model/layer/loop.ts'
import { type LayerMoves, layerMoves } from './layer-moves.ts'
import { whenScrolledTo } from './scrolled.ts'
import { slideTime } from './slide-time.ts'

/** The layers of one slide while it is shown. */
export interface SlideLayers {
  /** A layer of this slide. */
  find(id: string): LayerMoves | undefined
  pause(): void
  resume(): void
  /** Its layers go. Resolves when they are out. */
  leave(): Promise<void>
  /** They are as the page came with them, and nothing of them runs. */
  reset(): void
}

/**
 * Starts the time of a slide's layers. What comes, comes also while the slider is still: only what moves after it
 * waits then.
 */
export function slideLayers(options: {
  readonly slide: HTMLElement
  readonly segment: LoopSegment | undefined
  readonly backward: boolean
  readonly rightToLeft: boolean
  /** Tells of a layer. */
  readonly emit: (event: 'layer-in' | 'layer-out', layer: string) => void
}): SlideLayers {
  const { slide, segment, backward, rightToLeft, emit } = options
  const stage = slide.closest<HTMLElement>('.slider__stage') ?? slide
  const scrolling = new AbortController()
  const still =
    matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset.effects === 'off'
  const [coming, time] = [slideTime(), slideTime()]
  const layers = [...slide.querySelectorAll<HTMLElement>('.layer[data-motion]')].map(layerOf)

  function layerOf(element: HTMLElement) {
    const motion = motionOf(element)
    const id = element.dataset.layer ?? ''
    const moves = layerMoves(element, motion, { stage, backward, rightToLeft, still, emit: (event) => emit(event, id) })
    return { id, motion, moves }
  }

  const frames = layers.flatMap(({ motion, moves }) => [
    ...(motion.named ?? []).map(({ at, scrolled, name }) => ({ at, scrolled, play: () => void moves.frame(name) })),
    { at: motion.out?.at, scrolled: motion.out?.scrolled, play: () => void moves.go() },
  ])
  const schedule = ({ from, to }: { readonly from: number; readonly to: number }) => {
    for (const { at, play } of frames) {
      // A new function each time: what waits is known by it.
      if (at !== undefined && at >= from && at < to) time.at(at, () => play())
    }
  }

  for (const { motion, moves } of layers) {
    const { at, scrolled } = motion.in ?? {}
    if (motion.in && !still) moves.wait()
    if (!motion.in || at === 0 || still) void moves.come()
    else if (at !== undefined) coming.at(at, () => void moves.come())
    else if (scrolled !== undefined) whenScrolled(scrolled, () => void moves.come())
  }
  if (!still) {
    schedule({ from: 0, to: Number.POSITIVE_INFINITY })
    for (const { scrolled, play } of frames) {
      // What moves after coming waits while the slider is still.
      if (scrolled !== undefined) whenScrolled(scrolled, () => time.at(0, () => play()))
    }
    if (segment) repeat(segment, segment.repeat ?? Number.POSITIVE_INFINITY)
  }

  function whenScrolled(share: number, then: () => void): void {
    whenScrolledTo(slide.closest('.slider') ?? slide, share, scrolling.signal, then)
  }

  function repeat(part: LoopSegment, times: number): void {
    if (times > 0) {
      time.at(part.to, () => {
        time.back(part.from)
        schedule(part)
        repeat(part, times - 1)
      })
    }
  }

  return {
    find(id) {
      const found = layers.find((layer) => layer.id === id)
      if (found) return found.moves
      const element = slide.querySelector<HTMLElement>(`.layer[data-layer="${CSS.escape(id)}"]`)
      if (!element) return undefined
      const layer = layerOf(element)
      layers.push(layer)
      return layer.moves
    },
    pause() {
      time.pause()
      for (const { moves } of layers) moves.pause()
    },
    resume() {
      time.resume()
      for (const { moves } of layers) moves.resume()
    },
    async leave() {
      scrolling.abort()
      coming.stop()
      time.stop()
      for (const { moves } of layers) moves.pause()
      const going = layers.filter(({ motion, moves }) => motion.out && !motion.stay && moves.isIn())
      await Promise.all(going.map(({ moves }) => moves.go()))
    },
    reset() {
      scrolling.abort()
      coming.stop()
      time.stop()
      for (const { moves } of layers) moves.reset()
    },
  }
}

/** Parses the motion of a layer, as the server wrote it. */
export function motionOf(element: HTMLElement): LayerMotion {
  return JSON.parse(element.dataset.motion ?? '{}') as LayerMotion
}
