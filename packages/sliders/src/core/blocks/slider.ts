import { type BlockBase, type BlockParser, blockBase, given, list, record, text } from '@vitrine/ui/core'
import { nextChange } from '../model/slide.ts'
import { parseSlider, type Slider } from '../model/slider.ts'

/** A slider on a page. */
export interface SliderBlock extends BlockBase {
  readonly blockType: 'slider'
  /** Null when it was deleted, is not published or has nothing to show now. */
  readonly slider: Slider | null
  /** On the button that opens a slider in a window; without one, links and what the slider says open it. */
  readonly label?: string
}

export const parseSliderBlock: BlockParser = (raw, parse): SliderBlock => {
  const now = new Date()
  return {
    ...blockBase(raw, 'slider'),
    slider: parseSlider(raw.slider, parse, now) ?? null,
    ...given({ label: text(raw.label), changesAt: nextChange(list(record(raw.slider).slides), now) }),
  }
}
