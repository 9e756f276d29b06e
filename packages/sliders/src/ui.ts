import type { BlockRenderers } from '@vitrine/ui/core'
import type { SliderBlock } from './core/blocks/slider.ts'
import { sliderCss } from './core/slider-css.ts'
import { Slider } from './ui/blocks/slider.tsx'

export { type SliderFragment, sliderFragment } from './ui/slider-fragment.tsx'

/** How this package's blocks are shown. */
export const blocks: BlockRenderers = {
  slider: {
    Block: Slider,
    styles: ['slider', 'slider-controls'],
    cssOf(block) {
      const { slider } = block as SliderBlock
      return slider ? sliderCss(slider) : ''
    },
  },
}
