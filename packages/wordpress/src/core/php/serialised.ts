/** A value as PHP serialises it. */
export function serialised(value: unknown): string {
  if (value === null || value === undefined) return 'N;'
  if (typeof value === 'boolean') return `b:${value ? 1 : 0};`
  if (typeof value === 'number') return Number.isInteger(value) ? `i:${value};` : `d:${value};`
  if (typeof value === 'string') return `s:${new TextEncoder().encode(value).length}:"${value}";`
  const entries = Array.isArray(value) ? value.map((entry, index) => [index, entry]) : Object.entries(value)
  return `a:${entries.length}:{${entries.flat().map(serialised).join('')}}`
}
