import type { BlockParsers } from '@vitrine/kit/core'
import { parseCarousel } from './core/blocks/carousel.ts'
import { parseSliderBlock } from './core/blocks/slider.ts'

/** Reads a stored block of each kind. */
export const blockParsers: BlockParsers = {
  slider: parseSliderBlock,
  carousel: parseCarousel,
}
export { type LoadedSlider, parseCall, refusedCall, SLIDER_ACTION } from './core/calls.ts'
export { copiesOf } from './core/copies.ts'
export { parseSlider } from './core/model/slider.ts'
export { SLIDER_TEXTS, sliderState } from './core/texts.ts'
export { transitionsReply } from './core/transitions/reply.ts'
export { sliderSourcesOf } from './core/video-sources.ts'
