import type { BlockRenderer } from '@vitrine/ui/core'
import type { SliderBlock } from '../../core/blocks/slider.ts'
import { textsOfSliders } from '../../core/texts.ts'
import { SliderView } from '../slider-view.tsx'

export const Slider: BlockRenderer = ({ block, context, index }) => (
  <SliderView slider={(block as SliderBlock).slider} texts={textsOfSliders(context)} priority={index === 0} />
)
