import type { Block, CollectionConfig, CollectionSlug, Field, GlobalConfig, Tab } from 'payload'
import type { BlockDeclaration } from '../core/define-block.ts'
import { frozen } from '../core/frozen.ts'
import type { OptionalSearchKind, SearchKind } from '../core/search-kind.ts'
import type { DashboardEntries } from './dashboard-entries.ts'
import type { LinkTarget } from './fields/link.ts'

/** Parts of the `site` global that come from features. */
export interface SiteSettings {
  /** A group of texts for each feature whose blocks say something that no editor of a page writes. */
  readonly blockTexts: readonly Field[]
  readonly tabs: readonly Tab[]
}

/** Parts of globals that come from features. */
export interface GlobalParts extends SiteSettings {
  readonly searchKinds: readonly SearchKind[]
}

/** Documents of a feature that visitors may comment on. */
export interface CommentedCollection {
  readonly collection: CollectionSlug
  /** True: new documents take comments until an editor says otherwise; false: once an editor says so. */
  readonly isOpen: boolean
}

/** Parts of collections that come from features. */
export interface CollectionParts {
  readonly commented: readonly CommentedCollection[]
}

/**
 * Contribution of a feature to the content model. It is data: plain Node loads it for migrations, Next for the admin,
 * and Vite for the site, so it imports no view, no style and no server. Those stand beside it, in `feature.view.ts` and
 * `feature.server.ts`.
 */
export interface Feature {
  /** Name of its package. */
  readonly name: string
  readonly isOptional?: never
  /** Its kinds of blocks, in the order of the picker. */
  readonly blocks?: readonly BlockDeclaration[]
  /** Blocks that only its own collections hold, and name. A form that stands in many places is sent to the admin once so. */
  readonly ownBlocks?: readonly Block[]
  /** @param blocks Slugs of all blocks of the site. */
  readonly collections?: (blocks: readonly string[], parts: CollectionParts) => readonly CollectionConfig[]
  /** Adds to a collection of any feature what this one has to do with it. */
  readonly extend?: (collection: CollectionConfig, parts: CollectionParts) => CollectionConfig
  /** Its documents that visitors may comment on. */
  readonly commented?: readonly CommentedCollection[]
  /** Collections that machines fill: they have no trash and are not searched. */
  readonly logs?: readonly CollectionConfig[]
  readonly globals?: (parts: GlobalParts) => readonly GlobalConfig[]
  /** Puts its globals before those of features that do not say so. */
  readonly globalsFirst?: true
  /** Fields that it adds to the `site` global. */
  readonly site?: Partial<SiteSettings>
  /** Kinds of its documents among results of a search, which `feature.view.ts` names as well. */
  readonly searchKinds?: readonly SearchKind[]
  /** Its documents that links can lead to. */
  readonly linkTargets?: readonly LinkTarget[]
  /** Collections and globals with a live preview beside their form, by slug. */
  readonly livePreview?: { readonly collections?: readonly string[]; readonly globals?: readonly string[] }
  /** Its part of what editors see first. */
  readonly dashboard?: DashboardEntries
}

/** A collection whose locks take no column of Payload's own table of locks. */
export type UnlockedCollection = CollectionConfig & { readonly lockDocuments: false }

/**
 * A feature that a site is with or without. Its tables are made by migrations of its own, and it adds no column to a table
 * that is not its own: its texts and settings are globals of its own, links lead to its documents from blocks and from its
 * own collections, and nothing locks what is edited.
 */
export interface OptionalFeature
  extends Omit<
    Feature,
    'isOptional' | 'site' | 'globalsFirst' | 'collections' | 'extend' | 'commented' | 'logs' | 'searchKinds'
  > {
  readonly isOptional: true
  readonly site?: never
  readonly globalsFirst?: never
  readonly extend?: never
  readonly commented?: never
  readonly collections?: (blocks: readonly string[]) => readonly UnlockedCollection[]
  readonly logs?: readonly UnlockedCollection[]
  readonly searchKinds?: readonly OptionalSearchKind[]
}

export type AnyFeature = Feature | OptionalFeature

/** Declares a feature. The list `features.json` names its package, and `npm run wiring` brings it into each program. */
export function defineFeature(feature: Feature): Feature {
  return frozen(feature)
}

/** Declares an optional feature. Its line in `features.json` says that it is one, `vitrine.config.ts` whether it is on. */
export function defineOptionalFeature(feature: Omit<OptionalFeature, 'isOptional'>): OptionalFeature {
  return frozen<OptionalFeature>({ ...feature, isOptional: true })
}
