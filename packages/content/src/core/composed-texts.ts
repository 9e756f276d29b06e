/**
 * Composes all texts of a stored value (NFC): keyboards, files and programs of some systems give letters apart from their
 * marks, and what is compared has to be written in one way.
 *
 * @param value As JSON holds it; other values stay.
 */
export function composedTexts(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC')
  if (Array.isArray(value)) return value.map(composedTexts)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, composedTexts(inner)]))
}
