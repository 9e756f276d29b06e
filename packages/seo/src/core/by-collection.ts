/** Groups documents by their collection, in the order in which each first appears. */
export function byCollection<Document extends { readonly collection: string }>(
  documents: readonly Document[],
): ReadonlyMap<string, readonly Document[]> {
  const groups = new Map<string, Document[]>()
  for (const document of documents) {
    const group = groups.get(document.collection)
    if (group) group.push(document)
    else groups.set(document.collection, [document])
  }
  return groups
}
