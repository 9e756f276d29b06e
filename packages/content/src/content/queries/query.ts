/** Fields of an address. */
export type Query = Readonly<Record<string, string | readonly string[]>>

/** Reads a field of an address; the first, where it is given several times. Undefined when it is not there. */
export function queryField(query: Query, name: string): string | undefined {
  const value = Object.hasOwn(query, name) ? query[name] : undefined
  return typeof value === 'string' ? value : value?.[0]
}
