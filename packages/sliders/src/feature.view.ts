import { type FeatureView, storedBlockTexts } from '@vitrine/kit/core'
import { copiesOf } from './core/copies.ts'
import { parseSliderTexts, sliderState } from './core/texts.ts'
import { sliderSourcesOf } from './core/video-sources.ts'
import { blockParsers } from './core.ts'
import { blocks } from './ui.ts'

export const view: FeatureView = {
  blocks,
  parsers: blockParsers,
  globals: ['site'],
  prepare(site) {
    const texts = parseSliderTexts(storedBlockTexts(site, 'sliders'))
    const { ajaxPath } = site
    return {
      states: [sliderState.entry({ texts, ajaxPath })],
      pageStates: ({ blocks }) => [sliderState.entry({ texts, ajaxPath, copies: copiesOf(blocks) })],
      sources: ({ blocks }) => sliderSourcesOf(blocks),
    }
  },
}
