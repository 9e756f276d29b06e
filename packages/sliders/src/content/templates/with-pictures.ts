/** Replaces each `{ picture: name }` of a template by what it means. */
export function withPictures(value: unknown, meaning: (name: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withPictures(item, meaning))
  if (typeof value !== 'object' || value === null) return value
  const name = nameOf(value)
  if (name !== undefined) return meaning(name)
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withPictures(item, meaning)]))
}

/** Names of the pictures that a template shows. */
export function pictureNames(value: unknown): ReadonlySet<string> {
  const names = new Set<string>()
  withPictures(value, (name) => names.add(name))
  return names
}

function nameOf(value: object): string | undefined {
  const [[key, name] = [], ...others] = Object.entries(value)
  return key === 'picture' && typeof name === 'string' && others.length === 0 ? name : undefined
}
