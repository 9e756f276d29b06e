import { SLIDER_LIMITS } from './limits.ts'
import type { SliderReport } from './slider-report.ts'

type Slide = Readonly<Record<string, unknown>>

/** Slides that fit into one document: of those that do not, first the moves of the layers go, then the last slides. */
export function fitted(slides: readonly Slide[], report: SliderReport): readonly Slide[] {
  if (bytesOf(slides) <= SLIDER_LIMITS.bytes) return slides
  const still = slides.map((slide) => ({ ...slide, layers: withoutMoves(slide.layers) }))
  report.lost('slider-too-large', 'moves of the layers')
  const sizes = still.map((slide) => bytesOf(slide) + 1)
  let bytes = 2
  const count = sizes.findIndex((size) => {
    bytes += size
    return bytes > SLIDER_LIMITS.bytes
  })
  if (count < 0) return still
  report.lost('slider-too-large', `${still.length - count} slides`)
  return still.slice(0, count)
}

function withoutMoves(layers: unknown): unknown {
  if (!Array.isArray(layers)) return layers
  return layers.map((layer: Slide) => {
    const { timeline: _, loop: __, hover: ___, ...others } = layer
    return 'layers' in others ? { ...others, layers: withoutMoves(others.layers) } : others
  })
}

function bytesOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length
}
