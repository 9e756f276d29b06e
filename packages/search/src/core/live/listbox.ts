/**
 * The option that an arrow key leads to, from 0: around at both ends, and into the list at the end where the key comes from.
 *
 * @param active Undefined: the focus is in the field.
 */
export function steppedOption(active: number | undefined, by: 1 | -1, count: number): number {
  const from = active ?? (by === 1 ? -1 : 0)
  return (from + by + count) % count
}

/** Number of suggestions, as a sentence for screen readers. */
export function countText(
  count: number,
  texts: { readonly noResults: string; readonly oneSuggestion: string; readonly suggestionCount: string },
): string {
  if (count === 0) return texts.noResults
  return count === 1 ? texts.oneSuggestion : texts.suggestionCount.replace('{count}', String(count))
}
