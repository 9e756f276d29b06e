import { isBlockOf } from '@vitrine/kit/block'
import { type BlockBase, type PageSources, PROVIDER_SOURCES } from '@vitrine/kit/core'
import { scrollSections } from '../blocks/scroll-sections/scroll-sections.block.ts'
import { section } from '../blocks/section/section.block.ts'
import type { Ground } from './ground.ts'

/** Third-party origins that videos behind sections load from. */
export function groundSourcesOf(blocks: readonly BlockBase[]): readonly PageSources[] {
  return blocks.flatMap(groundsOf).flatMap(({ video }) => {
    return video?.source.kind === 'provider' ? [PROVIDER_SOURCES[video.source.provider]] : []
  })
}

function groundsOf(block: BlockBase): readonly Ground[] {
  if (isBlockOf(section, block)) return [block.ground]
  if (isBlockOf(scrollSections, block)) return block.panels.map(({ ground }) => ground)
  return []
}
