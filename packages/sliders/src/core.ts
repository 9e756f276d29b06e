import type { BlockParsers } from '@vitrine/ui/core'
import { parseSliderBlock } from './core/blocks/slider.ts'

/** Reads a stored block of each kind. */
export const blockParsers: BlockParsers = {
  slider: parseSliderBlock,
}

export { type LoadedSlider, parseCall, refusedCall, SLIDER_ACTION } from './core/calls.ts'
export { parseSlider } from './core/model/slider.ts'
export { parseSliderTexts, SLIDER_TEXTS } from './core/texts.ts'
