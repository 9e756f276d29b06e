import type { BlockRenderer } from '@vitrine/kit/core'
import type { SliderBlock } from '../../core/blocks/slider.ts'
import { stateOfSliders } from '../../core/texts.ts'
import { ModalSlider } from '../modal-slider.tsx'
import { SliderView } from '../slider-view.tsx'

export const Slider: BlockRenderer = ({ block, context, leads = false }) => {
  const { slider, label, behind = false } = block as SliderBlock
  const { texts, ajax, copies, films } = stateOfSliders(context)
  if (!slider) {
    if (!context.preview) return null
    return <p className="block-notice">This slider was deleted, is not published, or has no slide to show now.</p>
  }
  if (slider.modal) return <ModalSlider slider={slider} modal={slider.modal} label={label} texts={texts} ajax={ajax} />
  return (
    <SliderView slider={slider} texts={texts} priority={leads} copy={copies.get(block)} behind={behind} films={films} />
  )
}
