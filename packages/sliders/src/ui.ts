import type { BlockRenderers } from '@vitrine/ui/core'
import type { SliderBlock } from './core/blocks/slider.ts'
import { walkLayers } from './core/model/layer.ts'
import type { Slider as SliderModel } from './core/model/slider.ts'
import { sliderCss } from './core/slider-css.ts'
import { Slider } from './ui/blocks/slider.tsx'

/** How this package's blocks are shown. */
export const blocks: BlockRenderers = {
  slider: {
    Block: Slider,
    styles: ['slider', 'layer', 'video-place'],
    stylesOf: (block) => stylesOf((block as SliderBlock).slider),
    cssOf: (block) => sliderCss((block as SliderBlock).slider),
  },
}

function stylesOf({ slides }: SliderModel): readonly string[] {
  const layers = slides.flatMap((slide) => [...walkLayers(slide.layers)])
  const sources = [...slides.map(({ background }) => background), ...layers].flatMap((one) =>
    'source' in one ? [one.source.kind] : [],
  )
  return [
    'slider',
    ...(layers.length > 0 || sources.length > 0 ? ['layer'] : []),
    ...(sources.includes('provider') ? ['video-place'] : []),
  ]
}
