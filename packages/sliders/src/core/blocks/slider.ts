import { type BlockBase, type BlockParser, blockBase } from '@vitrine/ui/core'
import { parseSlider, type Slider } from '../model/slider.ts'

/** A slider on a page. */
export interface SliderBlock extends BlockBase {
  readonly blockType: 'slider'
  readonly slider: Slider
}

export const parseSliderBlock: BlockParser = (raw, parse): SliderBlock | undefined => {
  const slider = parseSlider(raw.slider, parse, new Date())
  return slider && { ...blockBase(raw, 'slider'), slider }
}
