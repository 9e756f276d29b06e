/** Keys of the library and of documents that blocks refer to, in order. */
export function refsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(refsIn)
  if (typeof value !== 'object' || value === null) return []
  if ('$source' in value && typeof value.$source === 'string') return [value.$source]
  return Object.values(value).flatMap(refsIn)
}
