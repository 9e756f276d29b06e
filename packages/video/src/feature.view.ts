import { type FeatureView, storedBlockTexts, videoPlaceTexts } from '@vitrine/kit/core'
import { placeTexts } from './core/place.ts'
import { parseVideoTexts, videoState } from './core/texts.ts'
import { videoObjects } from './core/video-objects.ts'
import { videoSourcesOf } from './core/video-sources.ts'
import { blockParsers } from './core.ts'
import { blocks } from './ui.ts'

export const view: FeatureView = {
  blocks,
  parsers: blockParsers,
  structuredData: videoObjects,
  globals: ['site'],
  prepare(site) {
    const texts = parseVideoTexts(storedBlockTexts(site, 'video'))
    return {
      states: [videoState.entry(texts), videoPlaceTexts.entry({ texts: placeTexts(texts) })],
      sources: ({ blocks }) => videoSourcesOf(blocks),
    }
  },
}
