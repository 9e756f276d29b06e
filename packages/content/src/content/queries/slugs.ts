import type { CollectionConfig, CollectionSlug, GlobalConfig, GlobalSlug, Payload } from 'payload'

/** @returns Whether the site has a collection of this slug. */
export function isCollection({ collections }: Pick<Payload, 'collections'>, slug: string): slug is CollectionSlug {
  return Object.hasOwn(collections, slug)
}

/** @returns Whether the site has a global of this slug. */
export function isGlobal({ globals }: Pick<Payload, 'globals'>, slug: string): slug is GlobalSlug {
  return globals.config.some((global) => global.slug === slug)
}

/** The slug of a collection of the config, which Payload's type of a config takes for any text. */
export function slugOfCollection({ slug }: Pick<CollectionConfig, 'slug'>): CollectionSlug {
  return slug as CollectionSlug
}

/** The same for a global. */
export function slugOfGlobal({ slug }: Pick<GlobalConfig, 'slug'>): GlobalSlug {
  return slug as GlobalSlug
}
