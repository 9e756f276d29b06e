import type { BlockParsers } from '@vitrine/ui/core'
import { parseCarousel } from './core/blocks/carousel.ts'
import { parseSliderBlock } from './core/blocks/slider.ts'

/** Reads a stored block of each kind. */
export const blockParsers: BlockParsers = {
  slider: parseSliderBlock,
  carousel: parseCarousel,
}

export { parseSliderTexts, SLIDER_TEXTS } from './core/texts.ts'
