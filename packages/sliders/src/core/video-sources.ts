import { type BlockBase, type PageSources, PROVIDER_SOURCES } from '@vitrine/kit/core'
import { allLayers } from './all-layers.ts'
import type { SliderBlock } from './blocks/slider.ts'
import type { Slider } from './model/slider.ts'

/** What the films of sliders load from others, once their visitor allows it. */
export function sliderSourcesOf(blocks: readonly BlockBase[]): readonly PageSources[] {
  return blocks
    .filter(({ blockType }) => blockType === 'slider')
    .flatMap((block) => (block as SliderBlock).slider ?? [])
    .flatMap(sourcesOf)
}

function sourcesOf(slider: Slider): readonly PageSources[] {
  return [...slider.slides.map(({ background }) => background), ...allLayers(slider)].flatMap((shown) =>
    'source' in shown && shown.source.kind === 'provider' ? [PROVIDER_SOURCES[shown.source.provider]] : [],
  )
}
