import type { BlockBase } from '@vitrine/kit/core'
import { carouselExamples } from './blocks/carousel.examples.ts'
import { sliderExamples } from './blocks/slider.examples.ts'
import { controlsExamples } from './blocks/slider-controls.examples.ts'
import { sliderLayersExamples } from './blocks/slider-layers.examples.ts'

/** Examples of every block of this package. */
export const examples: readonly BlockBase[] = [
  ...sliderExamples,
  ...controlsExamples,
  ...sliderLayersExamples,
  ...carouselExamples,
]
