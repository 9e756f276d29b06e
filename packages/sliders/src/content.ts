import type { Block } from 'payload'
import { sliderBlock } from './content/blocks/slider.ts'

/** Blocks of this package, in the order of the picker. */
export const sliderBlocks: Block[] = [sliderBlock]
export { carousel } from './content/blocks/carousel.ts'
export { sliderTexts } from './content/slider-texts.ts'
export { slidersCollection } from './content/sliders.ts'
