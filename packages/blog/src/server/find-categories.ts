import { record, referenceId, text } from '@vitrine/content/core'
import { findSelected } from '@vitrine/content/queries'
import type { Payload } from 'payload'
import type { CategoryNode } from '../core/category-tree.ts'

/** Most categories that are looked through for those in others. */
const MAX_CATEGORIES = 2000

/** A category in its tree, with what a link to it shows. */
export interface CategoryLink extends CategoryNode {
  readonly title: string
  readonly path: string
}

/** All categories of a site in one language, of which each knows the one above. */
export async function findCategories(payload: Payload, locale: string): Promise<readonly CategoryLink[]> {
  const { docs } = await findSelected(payload, {
    collection: 'categories',
    locale,
    depth: 0,
    limit: MAX_CATEGORIES,
    pagination: false,
    select: { title: true, path: true, parent: true },
  })
  return docs.flatMap((doc) => {
    const { id, title, path, parent } = record(doc)
    const [name, address, above] = [text(title), text(path), referenceId(parent)]
    return typeof id === 'number' && name !== undefined && address !== undefined
      ? [{ id, title: name, path: address, ...(typeof above === 'number' && { parent: above }) }]
      : []
  })
}
