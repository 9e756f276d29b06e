/** Ids of the demo's documents in the database, by kind of reference and by the name that references use. */
export type References = ReadonlyMap<string, ReadonlyMap<string, number | string>>

/**
 * Replaces each reference, such as `{ image: 'chair' }`, that stands alone by the id it means.
 *
 * @throws When a reference means nothing: the demo would have a hole.
 */
export function resolveReferences(value: unknown, references: References): unknown {
  if (Array.isArray(value)) return value.map((item) => resolveReferences(item, references))
  if (typeof value !== 'object' || value === null) return value
  const reference = referenceIn(value, (kind) => references.has(kind))
  if (reference) return idOf(references, reference)
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolveReferences(item, references)]))
}

/** Kinds of the references in data of the demo, each once. @param isKind Tells references from other data. */
export function kindsIn(value: unknown, isKind: (key: string) => boolean): ReadonlySet<string> {
  if (typeof value !== 'object' || value === null) return new Set()
  const reference = referenceIn(value, isKind)
  if (reference) return new Set([reference.kind])
  return new Set(Object.values(value).flatMap((item) => [...kindsIn(item, isKind)]))
}

interface Reference {
  readonly kind: string
  readonly name: string
}

function referenceIn(value: object, isKind: (key: string) => boolean): Reference | undefined {
  const [first, ...others] = Object.entries(value)
  if (!first || others.length > 0) return undefined
  const [kind, name] = first
  return typeof name === 'string' && isKind(kind) ? { kind, name } : undefined
}

function idOf(references: References, { kind, name }: Reference): number | string {
  const id = references.get(kind)?.get(name)
  if (id === undefined) throw new Error(`The demo names the ${kind} "${name}", which it does not have.`)
  return id
}
