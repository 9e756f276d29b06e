/** Replaces each `{ templateImage: name }` of a template by what it means. */
export function withImages(value: unknown, meaning: (name: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withImages(item, meaning))
  if (typeof value !== 'object' || value === null) return value
  const name = nameOf(value)
  if (name !== undefined) return meaning(name)
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withImages(item, meaning)]))
}

/** Names of the images that a template shows. */
export function imageNames(value: unknown): ReadonlySet<string> {
  const names = new Set<string>()
  withImages(value, (name) => names.add(name))
  return names
}

function nameOf(value: object): string | undefined {
  const [[key, name] = [], ...others] = Object.entries(value)
  return key === 'templateImage' && typeof name === 'string' && others.length === 0 ? name : undefined
}
