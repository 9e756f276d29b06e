import type { BlockParsers } from '@vitrine/ui/core'
import { parseSliderBlock } from './core/blocks/slider.ts'

/** Reads a stored block of each kind. */
export const blockParsers: BlockParsers = {
  slider: parseSliderBlock,
}

export { parseSliderTexts, SLIDER_TEXTS } from './core/texts.ts'
export { sliderSourcesOf } from './core/video-sources.ts'
