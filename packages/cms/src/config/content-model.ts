import { linkMark } from '@vitrine/content/core'
import type { AnyFeature, GlobalParts } from '@vitrine/kit/feature'
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
export function contentModel(features: readonly AnyFeature[]): ContentModel {
  const blocks = blockForms(features.flatMap(({ blocks = [] }) => blocks))
  const slugs = blocks.map(({ slug }) => slug)
  const core = features.filter(({ isOptional }) => !isOptional)
  const parts: GlobalParts = {
    blockTexts: core.flatMap((feature) => feature.site?.blockTexts ?? []),
    tabs: core.flatMap((feature) => feature.site?.tabs ?? []),
    searchKinds: core.flatMap(({ searchKinds = [] }) => searchKinds),
  }
  const linkTargets = targetsOf(features)
  /** Links that stand in blocks lead to documents of all features, and others to those that are always there. */
  const linkedOf = (feature: AnyFeature) => {
    const inColumns = targetsOf(feature.isOptional ? [...core, feature] : core)
    return <Config extends { fields: Field[] }>(config: Config): Config => ({
      ...config,
      fields: withLinkTargets(config.fields, inColumns, linkTargets),
    })
  }
  const first = features.filter(({ globalsFirst }) => globalsFirst)
  const rest = features.filter(({ globalsFirst }) => !globalsFirst)
  return {
    blocks: blocks.map((block) => ({ ...block, fields: withLinkTargets(block.fields, linkTargets) })),
    collections: features
      .flatMap((feature) =>
        (feature.collections?.(slugs) ?? []).map(linkedOf(feature)).map(feature.isOptional ? foundAlways : asItIs),
      )
      .map(marked(linkTargets)),
    logs: features.flatMap(({ logs = [] }) => logs),
    globals: [...first, ...rest].flatMap((feature) => (feature.globals?.(parts) ?? []).map(linkedOf(feature))),
    livePreview: {
      collections: features.flatMap(({ livePreview }) => livePreview?.collections ?? []),
      globals: features.flatMap(({ livePreview }) => livePreview?.globals ?? []),
    },
  }
}

function targetsOf(features: readonly AnyFeature[]): readonly LinkTarget[] {
  return features.flatMap(({ linkTargets = [] }) => linkTargets)
}

function asItIs(collection: CollectionConfig): CollectionConfig {
  return collection
}

/** Marks a collection of an optional feature for the search, if its documents are found. */
function foundAlways(collection: CollectionConfig): CollectionConfig {
  const { custom } = collection
  if (typeof custom?.search !== 'object') return collection
  return { ...collection, custom: { ...custom, search: { ...custom.search, isOptional: true } } }
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
