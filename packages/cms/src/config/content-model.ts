import { linkMark } from '@vitrine/content/core'
import type { Feature, GlobalParts } from '@vitrine/kit/feature'
import { blockForms, type LinkTarget, withLinkTargets } from '@vitrine/kit/fields'
import type { Block, CollectionConfig, Field, GlobalConfig } from 'payload'

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
  const blocks = blockForms(features.flatMap(({ blocks = [] }) => blocks))
  const slugs = blocks.map(({ slug }) => slug)
  const parts: GlobalParts = {
    blockTexts: features.flatMap((feature) => feature.site?.blockTexts ?? []),
    tabs: features.flatMap((feature) => feature.site?.tabs ?? []),
    searchKinds: features.flatMap(({ searchKinds = [] }) => searchKinds),
  }
  const linkTargets = features.flatMap(({ linkTargets = [] }) => linkTargets)
  const linked = <Config extends { fields: Field[] }>(config: Config): Config => ({
    ...config,
    fields: withLinkTargets(config.fields, linkTargets),
  })
  const first = features.filter(({ globalsFirst }) => globalsFirst)
  const rest = features.filter(({ globalsFirst }) => !globalsFirst)
  return {
    blocks: blocks.map(linked),
    collections: features
      .flatMap((feature) => feature.collections?.(slugs) ?? [])
      .map(linked)
      .map(marked(linkTargets)),
    logs: features.flatMap(({ logs = [] }) => logs),
    globals: [...first, ...rest].flatMap((feature) => feature.globals?.(parts) ?? []).map(linked),
    livePreview: {
      collections: features.flatMap(({ livePreview }) => livePreview?.collections ?? []),
      globals: features.flatMap(({ livePreview }) => livePreview?.globals ?? []),
    },
  }
}

/** Marks the collections that links can lead to. */
function marked(targets: readonly LinkTarget[]) {
  return (collection: CollectionConfig): CollectionConfig => {
    const target = targets.find(({ collection: slug }) => slug === collection.slug)
    if (!target) return collection
    const { admin } = collection
    return { ...collection, admin: { ...admin, custom: { ...admin?.custom, ...linkMark(target.type) } } }
  }
}
