import { type BlockBase, type PageSources, PROVIDER_SOURCES } from '@vitrine/kit/core'
import type { ScrollSectionsBlock } from '../blocks/scroll-sections/scroll-sections.block.ts'
import type { SectionBlock } from '../blocks/section/section.block.ts'
import type { Ground } from './ground.ts'

/** What the films behind sections load from others. */
export function groundSourcesOf(blocks: readonly BlockBase[]): readonly PageSources[] {
  return blocks.flatMap(groundsOf).flatMap(({ film }) => {
    return film?.source.kind === 'provider' ? [PROVIDER_SOURCES[film.source.provider]] : []
  })
}

function groundsOf(block: BlockBase): readonly Ground[] {
  if (block.blockType === 'section') return [(block as SectionBlock).ground]
  if (block.blockType === 'scrollSections') return (block as ScrollSectionsBlock).panels.map(({ ground }) => ground)
  return []
}
