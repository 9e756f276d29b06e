import { type BlockBase, type PageSources, PROVIDER_SOURCES } from '@vitrine/ui/core'
import type { SliderBlock } from './blocks/slider.ts'
import { walkLayers } from './model/layer.ts'
import type { Slide } from './model/slide.ts'

/** What the films of sliders load from others, once their visitor allows it. */
export function sliderSourcesOf(blocks: readonly BlockBase[]): readonly PageSources[] {
  return blocks
    .filter(({ blockType }) => blockType === 'slider')
    .flatMap((block) => (block as SliderBlock).slider?.slides ?? [])
    .flatMap(sourcesOf)
}

function sourcesOf({ background, layers }: Slide): readonly PageSources[] {
  return [background, ...walkLayers(layers)].flatMap((shown) =>
    'source' in shown && shown.source.kind === 'provider' ? [PROVIDER_SOURCES[shown.source.provider]] : [],
  )
}
