import type { Block } from 'payload'
import { sliderBlock } from './cms/blocks/slider.ts'

export { carousel } from './cms/blocks/carousel.ts'
export { sliderTexts } from './cms/slider-texts.ts'
export { slidersCollection } from './cms/sliders.ts'

/** Blocks of this package, in the order of the picker. */
export const sliderBlocks: Block[] = [sliderBlock]
