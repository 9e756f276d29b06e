import { isBlockOf } from '@vitrine/kit/block'
import { type BlockBase, type PageSources, PROVIDER_SOURCES } from '@vitrine/kit/core'
import { video } from '../blocks/video/video.block.ts'

/** Third-party origins of the videos of a page; none for videos of the site's own. */
export function videoSourcesOf(blocks: readonly BlockBase[]): readonly PageSources[] {
  const providers = blocks.flatMap((block) => {
    const source = isBlockOf(video, block) ? block.source : undefined
    return source?.kind === 'provider' ? [source.provider] : []
  })
  return [...new Set(providers)].map((provider) => PROVIDER_SOURCES[provider])
}
