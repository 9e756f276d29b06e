import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload'

/**
 * Has the documents that references lead to found without an order, since each is put where it is referred to. The order
 * of a collection's lists may be that of a text by language, which costs a statement more.
 */
export function withUnorderedReferences(collection: CollectionConfig): CollectionConfig {
  const { hooks } = collection
  return { ...collection, hooks: { ...hooks, beforeOperation: [unordered, ...(hooks?.beforeOperation ?? [])] } }
}

const unordered: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'read' || !('sort' in args) || args.sort !== undefined) return args
  // Of all that is read, what references lead to alone is at a depth.
  return args.currentDepth === undefined ? args : { ...args, sort: 'id' }
}
