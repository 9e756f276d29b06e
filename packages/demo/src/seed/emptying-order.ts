import type { CollectionConfig, Field } from 'payload'

/**
 * Order in which collections are emptied, so that nothing points at what is gone: those that refer to others before them.
 * Where two refer to each other, one has to be first.
 *
 * @returns Slugs of all of them.
 */
export function emptyingOrder<Collection extends Pick<CollectionConfig, 'fields' | 'slug'>>(
  collections: readonly Collection[],
): readonly Collection['slug'][] {
  const referred = new Map(collections.map(({ slug, fields }) => [slug, new Set(relationsOf(fields))]))
  const order = new Set<Collection['slug']>()
  const begun = new Set<Collection['slug']>()
  const visit = (slug: Collection['slug']) => {
    if (begun.has(slug)) return
    begun.add(slug)
    for (const [other, relations] of referred) if (relations.has(slug)) visit(other)
    order.add(slug)
  }
  for (const { slug } of collections) visit(slug)
  return [...order]
}

/** Collections that fields refer to. What stands in blocks is stored as JSON, which no database follows. */
function relationsOf(fields: readonly Field[]): readonly string[] {
  return fields.flatMap((field) => {
    if ('relationTo' in field) return [field.relationTo].flat()
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => relationsOf(tab.fields))
    return 'fields' in field ? relationsOf(field.fields) : []
  })
}
