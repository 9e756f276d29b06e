import { isStored, type Stored } from './stored.ts'

/**
 * Path of a field in its block, as forms name it: `links.0.link.label`.
 *
 * @param mark The field as drawn pages name it, rows by their ids: `links.66f….link.label`.
 * @returns Undefined: a row of it is not there.
 */
export function pathOfField(block: Stored, mark: string): string | undefined {
  let inside: unknown = block
  const path: (string | number)[] = []
  for (const name of mark.split('.')) {
    const key: string | number = Array.isArray(inside)
      ? inside.findIndex((row) => isStored(row) && row.id === name)
      : name
    if (key === -1) return undefined
    path.push(key)
    inside = isStored(inside) || Array.isArray(inside) ? Reflect.get(inside, key) : undefined
  }
  return path.join('.')
}
