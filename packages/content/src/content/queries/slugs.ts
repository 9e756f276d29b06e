import type { CollectionSlug, GlobalSlug, Payload } from 'payload'

/** @returns Whether the site has a collection of this slug. */
export function isCollection({ collections }: Pick<Payload, 'collections'>, slug: string): slug is CollectionSlug {
  return Object.hasOwn(collections, slug)
}

/** @returns Whether the site has a global of this slug. */
export function isGlobal({ globals }: Pick<Payload, 'globals'>, slug: string): slug is GlobalSlug {
  return globals.config.some((global) => global.slug === slug)
}
