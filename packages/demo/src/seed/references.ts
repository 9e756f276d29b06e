/** Documents that the demo's references stand for, once they are in the database. */
export interface References {
  /** Media ids by picture name. */
  readonly picture: ReadonlyMap<string, number | string>
  /** Page ids by path. */
  readonly page: ReadonlyMap<string, number | string>
  /** Form ids by name. */
  readonly form: ReadonlyMap<string, number | string>
  /** Slider ids by alias. */
  readonly slider: ReadonlyMap<string, number | string>
  /** Ids by slug. */
  readonly author: ReadonlyMap<string, number | string>
  readonly category: ReadonlyMap<string, number | string>
  readonly tag: ReadonlyMap<string, number | string>
  readonly series: ReadonlyMap<string, number | string>
  readonly projectCategory: ReadonlyMap<string, number | string>
}

const KINDS = ['picture', 'page', 'form', 'slider', 'author', 'category', 'tag', 'series', 'projectCategory'] as const

/**
 * Replaces each `{ picture: name }`, `{ page: path }`, `{ form: name }`, `{ slider: alias }`, `{ author: slug }`,
 * `{ category: slug }`, `{ tag: slug }`, `{ series: slug }` and `{ projectCategory: slug }` that stands alone by the id it
 * means.
 *
 * @throws When a reference means nothing: the demo would have a hole.
 */
export function resolveReferences(value: unknown, references: References): unknown {
  if (Array.isArray(value)) return value.map((item) => resolveReferences(item, references))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const [first] = entries
  if (entries.length === 1 && first && isKind(first[0]) && typeof first[1] === 'string') {
    return idOf(references, first[0], first[1])
  }
  return Object.fromEntries(entries.map(([key, item]) => [key, resolveReferences(item, references)]))
}

function isKind(key: string): key is keyof References {
  return KINDS.some((kind) => kind === key)
}

function idOf(references: References, kind: keyof References, name: string): number | string {
  const id = references[kind].get(name)
  if (id === undefined) throw new Error(`The demo names the ${kind} "${name}", which it does not have.`)
  return id
}
