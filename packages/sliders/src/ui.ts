import type { BlockRenderers } from '@vitrine/kit/core'
import { allLayers } from './core/all-layers.ts'
import type { CarouselBlock } from './core/blocks/carousel.ts'
import type { SliderBlock } from './core/blocks/slider.ts'
import { carouselCss } from './core/carousel/carousel-css.ts'
import { follows } from './core/follows.ts'
import type { Slider as SliderModel } from './core/model/slider.ts'
import { sliderCss } from './core/slider-css.ts'
import { Carousel } from './ui/blocks/carousel.tsx'
import { Slider } from './ui/blocks/slider.tsx'

/** How this package's blocks are shown. */
export const blocks: BlockRenderers = {
  slider: {
    Block: Slider,
    styles: ['slider', 'slider-controls', 'slider-carousel', 'layer', 'slider-depth', 'video-place'],
    stylesOf: (block) => stylesOf((block as SliderBlock).slider),
    cssOf(block) {
      const { slider } = block as SliderBlock
      return slider ? sliderCss(slider) : ''
    },
  },
  carousel: {
    Block: Carousel,
    styles: ['titled-section', 'carousel'],
    cssOf: (block) => carouselCss(block as CarouselBlock),
  },
}

/** A page loads the styles of what stands on the slides that it shows. */
function stylesOf(slider: SliderModel | null): readonly string[] {
  if (!slider) return []
  const { slides, controls } = slider
  const layers = allLayers(slider)
  const films = [...slides.map(({ background }) => background), ...layers].flatMap((one) =>
    'source' in one ? [one.source.kind] : [],
  )
  return [
    'slider',
    ...(slides.length > 1 && (controls.navigation.length > 0 || slider.flow.autoplay) ? ['slider-controls'] : []),
    ...(slider.carousel ? ['slider-carousel'] : []),
    ...(layers.length > 0 || films.length > 0 ? ['layer'] : []),
    ...(slider.scroll || follows(slider, 'scroll') || follows(slider, 'pointer') ? ['slider-depth'] : []),
    ...(films.includes('provider') ? ['video-place'] : []),
  ]
}

export { type SliderFragment, sliderFragment } from './ui/slider-fragment.tsx'
