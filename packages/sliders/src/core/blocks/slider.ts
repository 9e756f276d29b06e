import { given, list, record, text } from '@vitrine/content/core'
import { type BlockBase, type BlockParser, blockBase } from '@vitrine/kit/core'
import { asBackground } from '../as-background.ts'
import { nextChange } from '../model/slide.ts'
import { parseSlider, type Slider } from '../model/slider.ts'

/** A slider on a page. */
export interface SliderBlock extends BlockBase {
  readonly blockType: 'slider'
  /** Null when it was deleted, is not published or has nothing to show now. */
  readonly slider: Slider | null
  /** On the button that opens a slider in a window; without one, links and what the slider says open it. */
  readonly label?: string
  /** It lies behind the blocks of its section; see {@link asBackground}. */
  readonly behind?: true
}

export const parseSliderBlock: BlockParser = (raw, parse): SliderBlock => {
  const now = new Date()
  const slider = parseSlider(raw.slider, parse, now)
  const isBehind = raw.behind === true
  return {
    ...blockBase(raw, 'slider'),
    slider: (isBehind && slider ? asBackground(slider) : slider) ?? null,
    ...(isBehind && { behind: true }),
    ...given({ label: text(raw.label), changesAt: nextChange(list(record(raw.slider).slides), now) }),
  }
}
