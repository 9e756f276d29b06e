import { isBlockOf } from '@vitrine/kit/block'
import { type BlockBase, type PageSources, PROVIDER_SOURCES } from '@vitrine/kit/core'
import { scrollSections } from '../blocks/scroll-sections/scroll-sections.block.ts'
import { section } from '../blocks/section/section.block.ts'
import type { Ground } from './ground.ts'

/** What the films behind sections load from others. */
export function groundSourcesOf(blocks: readonly BlockBase[]): readonly PageSources[] {
  return blocks.flatMap(groundsOf).flatMap(({ film }) => {
    return film?.source.kind === 'provider' ? [PROVIDER_SOURCES[film.source.provider]] : []
  })
}

function groundsOf(block: BlockBase): readonly Ground[] {
  if (isBlockOf(section, block)) return [block.ground]
  if (isBlockOf(scrollSections, block)) return block.panels.map(({ ground }) => ground)
  return []
}
