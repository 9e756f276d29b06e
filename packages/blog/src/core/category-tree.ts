/** A category with the id of the one that it is a part of. */
export interface CategoryNode {
  readonly id: number
  readonly parent?: number
}

/** Ids of a category and of all that are parts of it, at whatever level. */
export function withParts(id: number, categories: readonly CategoryNode[]): readonly number[] {
  const found = new Set([id])
  // What is added while the set is walked through is walked through, too; a circle ends, since nothing is added twice.
  for (const above of found) {
    for (const category of categories) if (category.parent === above) found.add(category.id)
  }
  return [...found]
}

/** Categories that one is a part of, the outermost first. */
export function ancestorsOf<Category extends CategoryNode>(
  id: number,
  categories: readonly Category[],
): readonly Category[] {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const found = new Set<Category>()
  let above = byId.get(byId.get(id)?.parent ?? 0)
  while (above && above.id !== id && !found.has(above)) {
    found.add(above)
    above = byId.get(above.parent ?? 0)
  }
  return [...found].reverse()
}
