import type { Feature, GlobalParts } from '@vitrine/kit/feature'
import type { Block, CollectionConfig, GlobalConfig } from 'payload'

/** The content model of a site: what its features add to each kind of thing. */
export interface ContentModel {
  readonly blocks: readonly Block[]
  readonly collections: readonly CollectionConfig[]
  /** Collections without a trash and without a place in the search index. */
  readonly logs: readonly CollectionConfig[]
  readonly globals: readonly GlobalConfig[]
  readonly livePreview: { readonly collections: readonly string[]; readonly globals: readonly string[] }
}

/** Puts the content model together, in the order of the list of features. */
export function contentModel(features: readonly Feature[]): ContentModel {
  const blocks = blocksOf(features)
  const slugs = slugsOf(blocks)
  const parts: GlobalParts = {
    blockTexts: features.flatMap((feature) => feature.site?.blockTexts ?? []),
    tabs: features.flatMap((feature) => feature.site?.tabs ?? []),
    searchKinds: features.flatMap(({ searchKinds = [] }) => searchKinds),
  }
  const first = features.filter(({ globalsFirst }) => globalsFirst)
  const rest = features.filter(({ globalsFirst }) => !globalsFirst)
  return {
    blocks,
    collections: features.flatMap((feature) => feature.collections?.(slugs) ?? []),
    logs: features.flatMap(({ logs = [] }) => logs),
    globals: [...first, ...rest].flatMap((feature) => feature.globals?.(parts) ?? []),
    livePreview: {
      collections: features.flatMap(({ livePreview }) => livePreview?.collections ?? []),
      globals: features.flatMap(({ livePreview }) => livePreview?.globals ?? []),
    },
  }
}

/** Blocks in the order of the picker: those that hold others come after what they may hold. */
function blocksOf(features: readonly Feature[]): readonly Block[] {
  const plain = features.flatMap(({ blocks }) => blocks?.plain ?? [])
  const contents = [...plain, ...features.flatMap(({ blocks }) => blocks?.holders?.(slugsOf(plain)) ?? [])]
  const rows = features.flatMap(({ blocks }) => blocks?.rows?.(slugsOf(contents)) ?? [])
  const beside = slugsOf([...contents, ...rows])
  return [...contents, ...rows, ...features.flatMap(({ blocks }) => blocks?.sections?.(beside) ?? [])]
}

function slugsOf(blocks: readonly Block[]): readonly string[] {
  return blocks.map(({ slug }) => slug)
}
