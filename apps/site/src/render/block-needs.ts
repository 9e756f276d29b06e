import type { BlockBase } from '@vitrine/kit/core'
import { cropCss, frameCss } from '@vitrine/ui/core'
import { renderers } from '../features/rendering.ts'

/** Styles of single blocks: what their editors chose freely, of them and of their place on the page. */
export function cssOf(blocks: readonly BlockBase[]): string {
  // The same thing may stand on a page twice.
  const own = new Set(blocks.map((block) => renderers[block.blockType]?.cssOf?.(block) ?? ''))
  const crops = blocks.flatMap((block) => renderers[block.blockType]?.cropsOf?.(block) ?? [])
  return [...own].join('') + frameCss(blocks, (kind) => renderers[kind]) + cropCss(crops)
}

/**
 * Names of the styles that blocks are shown with.
 *
 * @param kinds Kinds of further blocks whose styles are needed, whatever these show.
 */
export function stylesOf(blocks: readonly BlockBase[], kinds: readonly string[]): readonly string[] {
  const own = blocks.flatMap((block) => {
    const view = renderers[block.blockType]
    return view?.stylesOf?.(block) ?? view?.styles ?? []
  })
  return [...own, ...kinds.flatMap((kind) => renderers[kind]?.styles ?? [])]
}

/** Every page has one heading of the first level: that of its first block, or its title. */
export function withTitle(blocks: readonly BlockBase[], title: string): readonly BlockBase[] {
  const [first] = blocks
  if (first && renderers[first.blockType]?.holdsTitle) return blocks
  const hero = { blockType: 'hero', id: 'title', variant: 'plain', heading: title, links: [] }
  return [hero, ...blocks]
}

/** Time until which a page with these blocks is valid, and the query fields that change it. */
export function validityOf(blocks: readonly BlockBase[]): {
  readonly queryFields?: readonly string[]
  readonly until?: number
} {
  const queryFields = blocks.flatMap((block) => block.queryFields ?? [])
  const changes = blocks.flatMap(({ changesAt }) => changesAt ?? [])
  return {
    ...(queryFields.length > 0 && { queryFields }),
    ...(changes.length > 0 && { until: Math.min(...changes) }),
  }
}
