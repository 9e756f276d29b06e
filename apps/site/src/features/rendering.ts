import type { BlockBase, BlockParsers, BlockRenderers } from '@vitrine/kit/core'
import { views } from './views.ts'

/** Views of the blocks of all features. */
export const renderers: BlockRenderers = Object.assign({}, ...views.map(({ blocks = {} }) => blocks))

/** Parsers of the blocks of all features. */
export const parsers: BlockParsers = Object.assign({}, ...views.map(({ parsers = {} }) => parsers))

/** Slugs of the globals that features read for pages. */
export const pageGlobals: readonly string[] = views.flatMap(({ globals = [] }) => globals)

/** Structured data of a page's blocks, as objects of schema.org. */
export function structuredDataOf(
  blocks: readonly BlockBase[],
  site: { readonly siteUrl: string },
): readonly (object | undefined)[] {
  return views.flatMap(({ structuredData }) => structuredData?.(blocks, site) ?? [])
}
