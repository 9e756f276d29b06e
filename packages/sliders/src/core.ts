import { parsersOf } from '@vitrine/kit/block'
import type { BlockParsers } from '@vitrine/kit/core'
import { declarations } from './blocks/declarations.ts'

/** Reads a stored block of each kind. */
export const blockParsers: BlockParsers = parsersOf(declarations)
export { type LoadedSlider, parseCall, refusedCall, SLIDER_ACTION } from './core/calls.ts'
export { copiesOf } from './core/copies.ts'
export { parseSlider } from './core/model/slider.ts'
export { SLIDER_TEXTS, sliderState } from './core/texts.ts'
export { transitionsReply } from './core/transitions/reply.ts'
export { sliderSourcesOf } from './core/video-sources.ts'
