import type { BlockBase } from '@vitrine/kit/core'

/** A heading that stands in a container. */
export function words(id: string, text: string): BlockBase {
  return { blockType: 'heading', id, text, level: 2, size: 4, align: 'start' } as BlockBase
}
