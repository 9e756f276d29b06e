import { viewsOf } from '@vitrine/kit/block'
import type { BlockRenderers } from '@vitrine/kit/core'
import { views } from './blocks/views.ts'

/** How this package's blocks are shown. */
export const blocks: BlockRenderers = viewsOf(views)
export { type SliderFragment, sliderFragment } from './ui/slider-fragment.tsx'
