import { blockForm } from '@vitrine/kit/fields'
import type { Block } from 'payload'
import { carousel as carouselBlock } from './blocks/carousel/carousel.block.ts'
import { slider } from './blocks/slider/slider.block.ts'

/** Blocks of this package that hold no others. */
export const sliderBlocks: Block[] = [blockForm(slider)]

/** @param contents Slugs of the blocks that may stand in a slide. */
export const carousel = (contents: readonly string[]): Block => blockForm(carouselBlock, contents)

export { sliderTexts } from './content/slider-texts.ts'
export { slidersCollection } from './content/sliders.ts'
