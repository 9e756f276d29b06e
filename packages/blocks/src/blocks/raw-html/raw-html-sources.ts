import { type BlockBase, type PageSources, PROVIDER_SOURCES } from '@vitrine/kit/core'
import { embeddedVideos } from '../../core/embedded-videos.ts'
import type { RawHtmlBlock } from './raw-html.block.ts'

/** Sources of the videos in administrators' HTML. */
export function rawHtmlSourcesOf(blocks: readonly BlockBase[]): readonly PageSources[] {
  return blocks
    .filter((block): block is RawHtmlBlock => block.blockType === 'rawHtml')
    .flatMap(({ html }) => embeddedVideos(html).providers)
    .map((provider) => PROVIDER_SOURCES[provider])
}
