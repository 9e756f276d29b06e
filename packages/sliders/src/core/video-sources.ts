import { isBlockOf } from '@vitrine/kit/block'
import { type BlockBase, type PageSources, PROVIDER_SOURCES } from '@vitrine/kit/core'
import { slider as sliderBlock } from '../blocks/slider/slider.block.ts'
import { allLayers } from './all-layers.ts'
import type { Slider } from './model/slider.ts'

/** Third-party origins of the videos of sliders, for visitors who allow them. */
export function sliderSourcesOf(blocks: readonly BlockBase[]): readonly PageSources[] {
  return blocks.flatMap((block) => (isBlockOf(sliderBlock, block) ? (block.slider ?? []) : [])).flatMap(sourcesOf)
}

function sourcesOf(slider: Slider): readonly PageSources[] {
  return [...slider.slides.map(({ background }) => background), ...allLayers(slider)].flatMap((shown) =>
    'source' in shown && shown.source.kind === 'provider' ? [PROVIDER_SOURCES[shown.source.provider]] : [],
  )
}
