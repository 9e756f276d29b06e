import { linkMark } from '@vitrine/content/core'
import type { AnyFeature, CollectionParts, DashboardEntries, GlobalParts, OptionalFeature } from '@vitrine/kit/feature'
import { blockForms, type LinkTarget, offBlock, withLinkTargets, withoutOffBlocks } from '@vitrine/kit/fields'
import type { Block, CollectionConfig, Field, GlobalConfig } from 'payload'
import { ownCopy } from './own-copy.ts'

/** The content model of a site: what its features add to each kind of thing. */
export interface ContentModel {
  readonly blocks: readonly Block[]
  /** Blocks that stand in collections of their feature alone. */
  readonly ownBlocks: readonly Block[]
  /** Blocks of features that are switched off, which say so in place of a form. */
  readonly offBlocks: readonly Block[]
  readonly collections: readonly CollectionConfig[]
  /** Collections without a trash. */
  readonly logs: readonly CollectionConfig[]
  readonly globals: readonly GlobalConfig[]
  /** Parts of the dashboard, feature by feature. */
  readonly dashboard: readonly DashboardEntries[]
  readonly livePreview: { readonly collections: readonly string[]; readonly globals: readonly string[] }
}

/**
 * Puts the content model together, in the order of the list of features.
 *
 * @param off Optional features that are switched off: of them there are only the blocks that pages may hold still.
 */
export function contentModel(features: readonly AnyFeature[], off: readonly OptionalFeature[] = []): ContentModel {
  const forms = blockForms([...features, ...off].flatMap(({ blocks = [] }) => blocks))
  const slugs = forms.map(({ slug }) => slug)
  const featuresOff = new Map(
    off.flatMap(({ name, blocks = [] }) => blocks.map((block) => [block.name, name] as const)),
  )
  const picked = <Config extends { fields: Field[] }>(config: Config): Config => ({
    ...config,
    fields: withoutOffBlocks(config.fields, [...featuresOff.keys()]),
  })
  const core = features.filter(({ isOptional }) => !isOptional)
  const parts: GlobalParts = {
    blockTexts: core.flatMap((feature) => feature.site?.blockTexts ?? []),
    tabs: core.flatMap((feature) => feature.site?.tabs ?? []),
    searchKinds: core.flatMap(({ searchKinds = [] }) => searchKinds),
  }
  const collectionParts: CollectionParts = { commented: core.flatMap(({ commented = [] }) => commented) }
  const extended = (collection: CollectionConfig): CollectionConfig =>
    core.reduce((config, { extend }) => extend?.(config, collectionParts) ?? config, collection)
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
  return ownCopy<ContentModel>({
    blocks: forms
      .filter(({ slug }) => !featuresOff.has(slug))
      .map((block) => ({ ...block, fields: withLinkTargets(block.fields, linkTargets) }))
      .map(picked),
    ownBlocks: features
      .flatMap(({ ownBlocks = [] }) => ownBlocks)
      .map((block) => ({ ...block, fields: withLinkTargets(block.fields, linkTargets) })),
    offBlocks: forms.flatMap((block) => {
      const feature = featuresOff.get(block.slug)
      return feature === undefined ? [] : [offBlock(block, feature)]
    }),
    collections: features
      .flatMap((feature) =>
        (feature.collections?.(slugs, collectionParts) ?? [])
          .map(linkedOf(feature))
          .map(feature.isOptional ? foundAlways : asItIs),
      )
      .map(extended)
      .map(marked(linkTargets))
      .map(picked),
    logs: features.flatMap(({ logs = [] }) => logs),
    globals: [...first, ...rest].flatMap((feature) => (feature.globals?.(parts) ?? []).map(linkedOf(feature))),
    dashboard: features.flatMap(({ dashboard }) => dashboard ?? []),
    livePreview: {
      collections: features.flatMap(({ livePreview }) => livePreview?.collections ?? []),
      globals: features.flatMap(({ livePreview }) => livePreview?.globals ?? []),
    },
  })
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
