import type { BlockRenderers } from '@vitrine/ui/core'
import type { CarouselBlock } from './core/blocks/carousel.ts'
import type { SliderBlock } from './core/blocks/slider.ts'
import { carouselCss } from './core/carousel/carousel-css.ts'
import { sliderCss } from './core/slider-css.ts'
import { Carousel } from './ui/blocks/carousel.tsx'
import { Slider } from './ui/blocks/slider.tsx'

/** How this package's blocks are shown. */
export const blocks: BlockRenderers = {
  slider: {
    Block: Slider,
    styles: ['slider', 'slider-controls', 'slider-carousel'],
    stylesOf: (block) => [
      'slider',
      'slider-controls',
      ...((block as SliderBlock).slider.carousel ? ['slider-carousel'] : []),
    ],
    cssOf: (block) => sliderCss((block as SliderBlock).slider),
  },
  carousel: {
    Block: Carousel,
    styles: ['titled-section', 'carousel'],
    cssOf: (block) => carouselCss(block as CarouselBlock),
  },
}
