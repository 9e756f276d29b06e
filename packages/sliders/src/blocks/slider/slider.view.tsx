import { defineView } from '@vitrine/kit/block'
import type { BlockRenderer } from '@vitrine/kit/core'
import { allLayers } from '../../core/all-layers.ts'
import { follows } from '../../core/follows.ts'
import { sliderCss } from '../../core/slider-css.ts'
import { stateOfSliders } from '../../core/texts.ts'
import { ModalSlider } from '../../ui/modal-slider.tsx'
import { SliderView } from '../../ui/slider-view.tsx'
import { type SliderBlock, slider } from './slider.block.ts'

const Slider: BlockRenderer<SliderBlock> = ({ block, context, leads = false }) => {
  const { slider, label, behind = false } = block
  const { texts, ajax, copies, videoTexts } = stateOfSliders(context)
  if (!slider) {
    if (!context.preview) return null
    return <p className="block-notice">This slider was deleted, is not published, or has no slide to show now.</p>
  }
  if (slider.modal) return <ModalSlider slider={slider} modal={slider.modal} label={label} texts={texts} ajax={ajax} />
  return (
    <SliderView
      slider={slider}
      texts={texts}
      priority={leads}
      copy={copies.get(block)}
      behind={behind}
      videoTexts={videoTexts}
    />
  )
}

/** A page loads the styles of what stands on the slides that it shows. */
function stylesOf({ slider }: SliderBlock): readonly string[] {
  if (!slider) return []
  const { slides, controls } = slider
  const layers = allLayers(slider)
  const videos = [...slides.map(({ background }) => background), ...layers].flatMap((one) =>
    'source' in one ? [one.source.kind] : [],
  )
  return [
    'slider',
    ...(slides.length > 1 && (controls.navigation.length > 0 || slider.flow.autoplay) ? ['slider-controls'] : []),
    ...(slider.carousel ? ['slider-carousel'] : []),
    ...(layers.length > 0 || videos.length > 0 ? ['layer'] : []),
    ...(slider.scroll || follows(slider, 'scroll') || follows(slider, 'pointer') ? ['slider-depth'] : []),
    ...(videos.includes('provider') ? ['video-place'] : []),
  ]
}

export const view = defineView(slider, {
  Block: Slider,
  styles: ['slider', 'slider-controls', 'slider-carousel', 'layer', 'slider-depth', 'video-place'],
  stylesOf,
  cssOf: ({ slider }) => (slider ? sliderCss(slider) : ''),
})
